import { BUSINESSES } from './businesses.ts';
import { digits, pick } from './hash.ts';
import { logo } from './logo.ts';

/** A store as the API returns it (contract, Entities). One of them has no `brandName`, on purpose. */
export interface Store {
  id: string;
  merchantId: string;
  brandName?: string;
  logo: string;
  code: string;
  address: string;
  phoneNumber: string;
  email: string;
  virtualAccount: string;
  /** For the virtual account: missing until the bank has assigned it. */
  bankBin?: string;
  bankName?: string;
  accountName?: string;
  status: 'ACTIVE' | 'INACTIVE' | 'PENDING' | 'SUSPENDED';
  /** Unix seconds. */
  createdAt: number;
}

/** The bank of the virtual accounts; payers see the name of the business's own account. */
const BANK = { bankBin: '970418', bankName: 'BIDV' };

type Place = readonly [name: string | undefined, address: string, status?: Store['status']];

const HANOI = 'Hà Nội';
const SAIGON = 'Thành phố Hồ Chí Minh';

const SEN_VIET: Place[] = [
  ['Cà phê Sen Việt Hàng Bài', `24 phố Hàng Bài, phường Cửa Nam, ${HANOI}`],
  ['Cà phê Sen Việt Hồ Tây', `112 đường Thanh Niên, phường Tây Hồ, ${HANOI}`],
  ['Cà phê Sen Việt Cầu Giấy', `88 đường Xuân Thủy, phường Cầu Giấy, ${HANOI}`],
  ['Cà phê Sen Việt Nguyễn Huệ', `47 đường Nguyễn Huệ, phường Sài Gòn, ${SAIGON}`],
  ['Cà phê Sen Việt Thảo Điền', `15 đường Xuân Thủy, phường An Khánh, ${SAIGON}`],
  ['Cà phê Sen Việt Phú Mỹ Hưng', `209 đường Nguyễn Văn Linh, phường Tân Mỹ, ${SAIGON}`],
  ['Cà phê Sen Việt Bạch Đằng', '60 đường Bạch Đằng, phường Hải Châu, Đà Nẵng'],
  ['Cà phê Sen Việt Ninh Kiều', '5 đường Hai Bà Trưng, phường Ninh Kiều, Cần Thơ'],
  ['Bếp Sen Việt Trúc Bạch', `31 phố Trấn Vũ, phường Ba Đình, ${HANOI}`],
  ['Bếp Sen Việt Lê Lợi', `92 đường Lê Lợi, phường Bến Thành, ${SAIGON}`],
  ['Bếp Sen Việt Phú Nhuận', `174 đường Phan Xích Long, phường Cầu Kiệu, ${SAIGON}`],
  ['Bếp Sen Việt Hội An', '39 đường Trần Phú, phường Hội An, Đà Nẵng'],
  ['Trà Sen Việt Vincom Bà Triệu', `191 phố Bà Triệu, phường Hai Bà Trưng, ${HANOI}`],
  ['Trà Sen Việt Royal City', `72A đường Nguyễn Trãi, phường Khương Đình, ${HANOI}`],
  ['Trà Sen Việt Gò Vấp', `366 đường Phan Văn Trị, phường An Nhơn, ${SAIGON}`],
  ['Trà Sen Việt Bình Dương', `1 đại lộ Bình Dương, phường Bình Hòa, ${SAIGON}`],
  [undefined, `Ki-ốt 12, ga Hà Nội, 120 đường Lê Duẩn, phường Văn Miếu, ${HANOI}`],
  [
    'Tổ hợp Ẩm thực, Trà và Quà tặng Truyền thống Sen Việt – Chi nhánh Trung tâm Thương mại Quốc tế Ngọc Hồi Phía Nam Thành phố',
    `Lô B2-07, quốc lộ 1A, xã Ngọc Hồi, ${HANOI}`,
  ],
  ['Sen Việt Sân bay Nội Bài', `Nhà ga T1, sân bay Nội Bài, xã Nội Bài, ${HANOI}`],
  ['Sen Việt Sân bay Tân Sơn Nhất', `Nhà ga T3, phường Tân Sơn Nhất, ${SAIGON}`],
  ['Sen Việt Hải Phòng', '8 đường Cầu Đất, phường Gia Viên, Hải Phòng'],
  ['Sen Việt Hạ Long', '22 đường Hạ Long, phường Bãi Cháy, Quảng Ninh', 'SUSPENDED'],
  ['Sen Việt Nha Trang', '78 đường Trần Phú, phường Nha Trang, Khánh Hòa', 'INACTIVE'],
  ['Sen Việt Đà Lạt', '3 đường Nguyễn Chí Thanh, phường Xuân Hương, Lâm Đồng', 'PENDING'],
];

const MAI_HOA: Place[] = [
  ['Mai Hoa Mart Bàn Cờ', `245 đường Nguyễn Thị Minh Khai, phường Bàn Cờ, ${SAIGON}`],
  ['Mai Hoa Mart Tân Bình', `60 đường Cộng Hòa, phường Tân Bình, ${SAIGON}`],
  ['Mai Hoa Mart Thủ Đức', `12 đường Võ Văn Ngân, phường Thủ Đức, ${SAIGON}`],
  ['Mai Hoa Mart Biên Hòa', '101 đường Đồng Khởi, phường Trấn Biên, Đồng Nai'],
  ['Mai Hoa Mart Vũng Tàu', '40 đường Ba Cu, phường Vũng Tàu, Thành phố Hồ Chí Minh'],
  ['Mai Hoa Mart Mỹ Tho', '7 đường Lê Lợi, phường Mỹ Tho, Đồng Tháp', 'INACTIVE'],
];

const GOM_LAN: Place[] = [
  ['Gốm Lan Bát Tràng', `Xóm 3, xã Bát Tràng, ${HANOI}`, 'INACTIVE'],
  ['Gốm Lan Phố Cổ', `57 phố Hàng Khoai, phường Hoàn Kiếm, ${HANOI}`, 'INACTIVE'],
];

function build(merchantId: string, firstId: number, prefix: string, places: Place[]): Store[] {
  const holder = BUSINESSES.find(({ id }) => id === merchantId)?.accountName ?? '';
  return places.map(([brandName, address, status = 'ACTIVE'], index) => {
    const id = firstId + index;
    return {
      id: String(id),
      merchantId,
      ...(brandName !== undefined && { brandName }),
      logo: logo(brandName?.replace(/^(Cà phê|Bếp|Trà) /, '') ?? prefix, index),
      code: `${prefix}${String(index + 1).padStart(2, '0')}`,
      address,
      phoneNumber: `+84${9 - (index % 3)}${digits(id, 41, 8)}`,
      email: `${prefix.toLowerCase()}${String(index + 1).padStart(2, '0')}@${merchantId === '1002' ? 'maihoa' : 'senviet'}.example`,
      virtualAccount: `96888${digits(id, 42, 9)}`,
      // A store that waits for approval has no bank yet.
      ...(status !== 'PENDING' && { ...BANK, accountName: holder }),
      status,
      createdAt: 1_673_000_000 + index * 2_419_200 + pick(id, 43, 36_000),
    };
  });
}

/** 24 stores of the first business, a few of the others. */
const STORES: readonly Store[] = [
  ...build('1001', 11_001, 'SV', SEN_VIET),
  ...build('1002', 12_001, 'MH', MAI_HOA),
  ...build('1003', 13_001, 'GL', GOM_LAN),
];

export const storesOf = (merchantId: string): Store[] =>
  STORES.filter((store) => store.merchantId === merchantId);

import { logo } from './logo.ts';

/** A business as the API returns it (specification 3; the other fields are the contract's). */
export interface Business {
  id: string;
  registrationNumber: string;
  companyName: string;
  /** `Y` is active. */
  status: string;
  additionInfo: { logo: string; isWebPos: boolean };
  taxCode: string;
  representative: string;
  address: string;
  email: string;
  phoneNumber: string;
  website: string;
  industry: string;
  bankName: string;
  accountNumber: string;
  accountName: string;
  bankBranch?: string;
  settlementCycle: string;
  feeSchedule?: string;
  /** Not part of the contract: services send more fields than the portal knows. */
  merchantCategoryCode?: string;
  contractNumber?: string;
  /** Unix seconds. */
  createdAt: number;
  updatedAt: number;
}

/** Three businesses: active with web POS, active without, inactive. */
export const BUSINESSES: readonly Business[] = [
  {
    id: '1001',
    registrationNumber: '0109876543',
    companyName: 'Công ty Cổ phần Thương mại Dịch vụ Sen Việt',
    status: 'Y',
    additionInfo: { logo: logo('Sen Việt', 0), isWebPos: true },
    taxCode: '0109876543',
    representative: 'Nguyễn Quang Minh',
    address: 'Tầng 6, số 18 phố Lý Thường Kiệt, phường Cửa Nam, Hà Nội',
    email: 'lienhe@senviet.example',
    phoneNumber: '+842439381118',
    website: 'https://senviet.example',
    industry: 'Dịch vụ ăn uống',
    bankName: 'Vietcombank',
    accountNumber: '0011004567890',
    accountName: 'CTCP TMDV SEN VIET',
    bankBranch: 'Chi nhánh Hoàn Kiếm, Hà Nội',
    settlementCycle: 'T+1',
    feeSchedule:
      'VietQR 0,3%; tài khoản ảo 0,3%, ít nhất 1.100 ₫; thẻ 1,8%, ít nhất 1.500 ₫; ví điện tử 1,1%; ATM 0,9%, ít nhất 880 ₫',
    merchantCategoryCode: '5812',
    contractNumber: 'HD-2023/0187',
    createdAt: 1_672_538_400,
    updatedAt: 1_751_335_200,
  },
  {
    id: '1002',
    registrationNumber: '0317654321',
    companyName: 'Công ty TNHH Bán lẻ Mai Hoa',
    status: 'Y',
    additionInfo: { logo: logo('Mai Hoa', 1), isWebPos: false },
    taxCode: '0317654321',
    representative: 'Lê Thị Mai Hoa',
    address: '245 đường Nguyễn Thị Minh Khai, phường Bàn Cờ, Thành phố Hồ Chí Minh',
    email: 'ketoan@maihoa.example',
    phoneNumber: '+842838245245',
    website: 'https://maihoa.example',
    industry: 'Bán lẻ hàng tiêu dùng',
    bankName: 'Techcombank',
    accountNumber: '19036789012345',
    accountName: 'CONG TY TNHH BAN LE MAI HOA',
    settlementCycle: 'T+2',
    createdAt: 1_693_530_000,
    updatedAt: 1_748_743_200,
  },
  {
    id: '1003',
    registrationNumber: '41A8023456',
    companyName: 'Hộ kinh doanh Gốm Bát Tràng Nguyễn Thị Lan',
    status: 'N',
    additionInfo: { logo: logo('Gốm Lan', 2), isWebPos: false },
    taxCode: '001185012345',
    representative: 'Nguyễn Thị Lan',
    address: 'Xóm 3, xã Bát Tràng, Hà Nội',
    email: 'gomlan@battrang.example',
    phoneNumber: '+84987654321',
    website: '',
    industry: 'Thủ công mỹ nghệ',
    bankName: 'Agribank',
    accountNumber: '1500205123456',
    accountName: 'NGUYEN THI LAN',
    settlementCycle: 'T+1',
    createdAt: 1_701_396_000,
    updatedAt: 1_782_814_000,
  },
];

/** Deviating data of the business register: copied by `sync-merchant`. */
export const REGISTER: Readonly<Record<string, Partial<Business>>> = {
  '1001': {
    address: 'Tầng 8, số 18 phố Lý Thường Kiệt, phường Cửa Nam, Hà Nội',
    representative: 'Nguyễn Quang Minh Đức',
  },
};

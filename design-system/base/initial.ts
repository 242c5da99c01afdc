/** Words before a company's own name: its legal form and its trade. */
const FORMS = [
  'tổng công ty',
  'công ty',
  'doanh nghiệp tư nhân',
  'hộ kinh doanh',
  'hợp tác xã',
  'tập đoàn',
  'chi nhánh',
  'trách nhiệm hữu hạn',
  'một thành viên',
  'cổ phần',
  'thương mại',
  'dịch vụ',
  'sản xuất',
  'đầu tư',
  'phát triển',
  'xuất nhập khẩu',
  'công nghệ',
  'tnhh',
  'mtv',
  'cp',
  'tm',
  'dv',
  'sx',
  'xnk',
  'và',
  '&',
  '-',
];

/**
 * Splits a company's name: "Công ty TNHH Thương mại" and "Ánh Dương". Many companies share the first part,
 * so the second is the one to show where there is little room.
 */
export function companyName(name: string): { form: string; own: string } {
  const whole = name.normalize('NFC').trim();
  let own = whole;
  for (let form: string | undefined = ''; form !== undefined; ) {
    const rest: string = own.toLocaleLowerCase('vi');
    form = FORMS.find((one) => rest.startsWith(`${one} `));
    if (form) own = own.slice(form.length).trimStart();
  }
  return { form: whole.slice(0, whole.length - own.length).trimEnd(), own };
}

/**
 * The initial of a person: the first letter of the LAST word, because a Vietnamese name ends with the given name
 * ("Nguyễn Thị Ánh" is Ánh). Diacritics stay on their letter, however the text encodes them.
 */
export const initialOf = (name: string) =>
  firstLetter(name.normalize('NFC').trim().split(/\s+/).at(-1) ?? '');

/** The initial of a company: the first letter of its own name ("Công ty TNHH Thương mại Ánh Dương" is Á). */
export const companyInitialOf = (name: string) => firstLetter(companyName(name).own);

/** Not `Intl.Segmenter`: it takes at least 20 ms to start, before the first rows. */
function firstLetter(word: string): string {
  const [letter = ''] = /[\p{L}\p{N}]\p{M}*/u.exec(word) ?? [...word];
  return letter.toLocaleUpperCase('vi');
}

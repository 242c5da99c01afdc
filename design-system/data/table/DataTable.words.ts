import { useLabel } from '../../labels.tsx';

/** Words of the parts that a table fetches when they are used: apart from the labels, which every page begins with. */
const vi = {
  columnWidth: 'Độ rộng cột {{name}}',
  widthInPx: 'Độ rộng {{name}} (px)',
  wrapLines: 'Xuống dòng khi văn bản dài',
  details: 'Chi tiết',
  detailsOf: 'Chi tiết {{name}}',
  sideOf: 'Vị trí ghim {{name}}',
};

type Words = typeof vi;

const en: Words = {
  columnWidth: 'Width of the column {{name}}',
  widthInPx: 'Width of {{name}} (px)',
  wrapLines: 'Wrap long texts',
  details: 'Details',
  detailsOf: 'Details of {{name}}',
  sideOf: 'Side of {{name}}',
};

/** Reads a word in the language of the page: `word('columnWidth', 'Số tiền')`. */
export function useTableWord() {
  const words = useLabel()('languageTag').startsWith('vi') ? vi : en;
  return (key: keyof Words, name = '') => words[key].replace('{{name}}', name);
}

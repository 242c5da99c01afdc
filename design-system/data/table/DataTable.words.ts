import { useLabel } from '../../labels.tsx';

/** Labels of the lazy parts of a table: separate from the labels that every page loads. */
const vi = {
  columnWidth: 'Độ rộng cột {{name}}',
  widthInPx: 'Độ rộng {{name}} (px)',
  wrapLines: 'Xuống dòng khi văn bản dài',
  details: 'Chi tiết',
  detailsOf: 'Chi tiết {{name}}',
  sideOf: 'Vị trí ghim {{name}}',
  isFirst: 'Đây là cột đầu',
  isLast: 'Đây là cột cuối',
};

type Words = typeof vi;

const en: Words = {
  columnWidth: 'Width of the column {{name}}',
  widthInPx: 'Width of {{name}} (px)',
  wrapLines: 'Wrap long texts',
  details: 'Details',
  detailsOf: 'Details of {{name}}',
  sideOf: 'Side of {{name}}',
  isFirst: 'This is the first column',
  isLast: 'This is the last column',
};

/** Reads a label in the page's language: `word('columnWidth', 'Số tiền')`. */
export function useTableWord() {
  const words = useLabel()('languageTag').startsWith('vi') ? vi : en;
  return (key: keyof Words, name = '') => words[key].replace('{{name}}', name);
}

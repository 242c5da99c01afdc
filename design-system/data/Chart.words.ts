import { useLabel } from '../labels.tsx';

export const chartWordsVi = {
  asTable: 'Xem dạng bảng',
  asChart: 'Xem biểu đồ',
  cursor: 'con trỏ biểu đồ',
  cursorHint: 'Dùng phím mũi tên để xem từng số liệu, Esc để thôi',
  previous: 'Kỳ trước',
  others: 'Khác ({{count}})',
  total: 'Tổng',
  share: 'Tỷ trọng',
  value: 'Giá trị',
  empty: 'Chưa có số liệu trong kỳ này',
  highest: '{{label}} cao nhất {{high}} ({{highAt}}), thấp nhất {{low}} ({{lowAt}})',
  only: '{{label}} {{high}} ({{highAt}})',
  none: '{{label}} chưa có số liệu',
  sum: '{{label}}: tổng {{total}}',
  about: 'Giải thích {{label}}',
  better: 'tốt hơn',
  worse: 'kém hơn',
  up: 'Tăng {{share}}',
  down: 'Giảm {{share}}',
  same: 'Không đổi',
  units: [' tỷ', ' triệu', ' nghìn'],
} as const;

type Words = {
  [Key in keyof typeof chartWordsVi]: (typeof chartWordsVi)[Key] extends string ? string : readonly string[];
};

const en: Words = {
  asTable: 'View as table',
  asChart: 'View as chart',
  cursor: 'chart cursor',
  cursorHint: 'Use the arrow keys to read each figure, Esc to stop',
  previous: 'Previous period',
  others: 'Others ({{count}})',
  total: 'Total',
  share: 'Share',
  value: 'Value',
  empty: 'No figures in this period',
  highest: '{{label}} at most {{high}} ({{highAt}}), at least {{low}} ({{lowAt}})',
  only: '{{label}} {{high}} ({{highAt}})',
  none: '{{label}} has no figures',
  sum: '{{label}}: {{total}} in total',
  about: 'About {{label}}',
  better: 'better',
  worse: 'worse',
  up: 'Up {{share}}',
  down: 'Down {{share}}',
  same: 'Unchanged',
  units: ['B', 'M', 'K'],
};

export type ChartWords = Words;

/** The charts' own words: they come with the charts, so that a page without one does not carry them. */
export const useChartWords = (): ChartWords =>
  useLabel()('languageTag').startsWith('vi') ? chartWordsVi : en;

/** Fills the `{{name}}` places of a sentence. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

import { useOwnWords } from '../../labels.own.ts';

const vi = {
  asTable: 'Xem dạng bảng',
  asChart: 'Xem biểu đồ',
  cursor: 'con trỏ biểu đồ',
  cursorHint: 'Dùng phím mũi tên để xem từng số liệu, Esc để thôi',
  empty: 'Chưa có số liệu trong kỳ này',
  highest: '{{label}} cao nhất {{high}} ({{highAt}}), thấp nhất {{low}} ({{lowAt}})',
  only: '{{label}} {{high}} ({{highAt}})',
  none: '{{label}} chưa có số liệu',
  about: 'Giải thích {{label}}',
  better: 'tốt hơn',
  worse: 'kém hơn',
  up: 'Tăng {{share}}',
  down: 'Giảm {{share}}',
  same: 'Không đổi',
  points: '{{points}} điểm phần trăm',
  billion: '{{value}} tỷ',
  million: '{{value}} triệu',
  thousand: '{{value}} nghìn',
} as const;

/** Labels of the charts and figures of a dashboard. */
export const words = {
  vi,
  en: {
    asTable: 'View as table',
    asChart: 'View as chart',
    cursor: 'chart cursor',
    cursorHint: 'Use the arrow keys to read each figure, Esc to stop',
    empty: 'No figures in this period',
    highest: '{{label}} at most {{high}} ({{highAt}}), at least {{low}} ({{lowAt}})',
    only: '{{label}} {{high}} ({{highAt}})',
    none: '{{label}} has no figures',
    about: 'About {{label}}',
    better: 'better',
    worse: 'worse',
    up: 'Up {{share}}',
    down: 'Down {{share}}',
    same: 'Unchanged',
    points: '{{points}} percentage points',
    billion: '{{value}}B',
    million: '{{value}}M',
    thousand: '{{value}}K',
  } satisfies Record<keyof typeof vi, string>,
} as const;

export const useChartWords = () => useOwnWords<keyof typeof vi>(words);

/** Reads a label and fills its placeholders. */
export type Say = ReturnType<typeof useChartWords>;

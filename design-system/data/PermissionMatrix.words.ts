import { useLabel } from '../labels.tsx';

const vi = {
  search: 'Tìm quyền',
  resource: 'Tài nguyên',
  all: 'Chọn tất cả',
  chosen: 'Đã chọn {{count}}/{{total}} quyền',
  dangerous: '{{count}} quyền nguy hiểm',
  danger: 'quyền nguy hiểm',
  changed: 'đã đổi',
  onlyChanged: 'Chỉ xem thay đổi',
  yes: 'Có',
  no: 'Không',
  absent: 'Không áp dụng',
  noMatch: 'Không có quyền nào phù hợp',
};

const en: typeof vi = {
  search: 'Search permissions',
  resource: 'Resource',
  all: 'Select all',
  chosen: '{{count}} of {{total}} permissions selected',
  dangerous: '{{count}} dangerous permissions',
  danger: 'dangerous permission',
  changed: 'changed',
  onlyChanged: 'Only changes',
  yes: 'Yes',
  no: 'No',
  absent: 'Not applicable',
  noMatch: 'No permission matches',
};

export type MatrixWords = typeof vi;

/** The matrix's own words: they come with it. */
export const useMatrixWords = (): MatrixWords => (useLabel()('languageTag').startsWith('vi') ? vi : en);

/** What a box is called: the permission, and what else is to be known before it is ticked. */
export const nameOf = (
  { label, danger, fixed }: { label: string; danger?: boolean; fixed?: string },
  changed: boolean,
  words: MatrixWords,
) => [label, danger && words.danger, changed && words.changed, fixed].filter(Boolean).join(', ');

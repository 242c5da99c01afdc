import { useOwnWords } from '../../labels.own.ts';

const vi = {
  search: 'Tìm quyền',
  resource: 'Tài nguyên',
  all: 'Chọn tất cả',
  chosen: 'Đã chọn {{count}}/{{total}} quyền',
  dangerous: 'Quyền nguy hiểm: chuyển được tiền, hoặc cho người khác làm việc đó. Đang chọn: {{names}}',
  noDanger: 'chưa có',
  danger: 'quyền nguy hiểm',
  changed: 'đã đổi',
  onlyChanged: 'Chỉ xem thay đổi',
  yes: 'Có',
  no: 'Không',
  absent: 'Không áp dụng',
  noMatch: 'Không có quyền nào phù hợp',
} as const;

/** Labels of the matrix. */
export const words = {
  vi,
  en: {
    search: 'Search permissions',
    resource: 'Resource',
    all: 'Select all',
    chosen: '{{count}} of {{total}} permissions selected',
    dangerous: 'Dangerous permission: it moves money, or lets others do so. Selected: {{names}}',
    noDanger: 'none',
    danger: 'dangerous permission',
    changed: 'changed',
    onlyChanged: 'Only changes',
    yes: 'Yes',
    no: 'No',
    absent: 'Not applicable',
    noMatch: 'No permission matches',
  } satisfies Record<keyof typeof vi, string>,
} as const;

export const useMatrixWords = () => useOwnWords<keyof typeof vi>(words);

type Say = ReturnType<typeof useMatrixWords>;

/** Accessible name of a box: the permission, and what the user must know before ticking it. */
export const nameOf = (
  { label, danger, fixed }: { label: string; danger?: boolean; fixed?: string },
  changed: boolean,
  say: Say,
) => [label, danger && say('danger'), changed && say('changed'), fixed].filter(Boolean).join(', ');

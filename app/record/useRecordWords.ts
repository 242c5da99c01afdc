import { useT } from '../i18n/index.ts';
import type { RecordNames } from './kind.ts';

type Sentence =
  | 'previous'
  | 'next'
  | 'isFirst'
  | 'isLast'
  | 'errorTitle'
  | 'notFoundTitle'
  | 'notFoundText'
  | 'forbiddenTitle';

/** The texts that every kind of record has, with its noun: "Không tìm thấy giao dịch". */
export function useRecordWords({ noun }: RecordNames) {
  const t = useT();
  return (sentence: Sentence, id = '') => {
    const text = t(`record.${sentence}`, { noun: t(noun), id });
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

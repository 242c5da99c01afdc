import { formatShare } from '#design-system';
import { getBusiness } from '../../api/businessRecord.ts';
import type { Translate } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { type FeeRule, readFeeSchedule } from './feeSchedule.ts';

/** The business's fee schedule; undefined until loaded, and for users who may not see the business. */
export function useFeeSchedule() {
  const { merchantId } = useScope();
  const may = useCan('merchant:read');
  const { data } = useQuery({
    queryKey: scopeKey({ merchantId }, 'businesses', merchantId),
    queryFn: ({ signal }) => getBusiness(merchantId, signal),
    enabled: may,
    meta: { quiet: true },
  });
  return data && readFeeSchedule(data.feeSchedule);
}

/** A fee as a share of its amount: `0,3 %`. */
export const rateText = (fee: number, amount: number) => formatShare(fee, amount);

/** `biểu phí 1,8 %, ít nhất 1.500 ₫`. */
export function ruleText(rule: FeeRule | undefined, t: Translate): string {
  if (!rule) return t('settlement.fees.none');
  const rate = rateText(rule.points, 10_000);
  return rule.least > 0
    ? t('settlement.fees.least', { rate, least: formatMoney(rule.least) })
    : t('settlement.fees.schedule', { rate });
}

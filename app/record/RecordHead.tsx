import { Skeleton, Stack, Text } from '#design-system';
import { formatMoney } from '../lib/money.ts';
import { StatusTag } from '../lib/StatusTag.tsx';
import type { StatusRegistry } from '../lib/status.ts';
import { Age } from './Age.tsx';
import type { RecordRow } from './kind.ts';

interface RecordHeadProps {
  /** Its amount in VND; undefined until loaded. */
  row: (RecordRow & { amount: number }) | undefined;
  statuses: StatusRegistry;
}

/** Compact header of a record: amount, status, and how long it has been waiting. */
export function RecordHead({ row, statuses }: RecordHeadProps) {
  if (!row) return <Skeleton shape="heading" width="half" />;
  return (
    <Stack direction="row" gap={3} wrap>
      <Text size="xl" weight="semibold" tabular>
        {formatMoney(row.amount)}
      </Text>
      <StatusTag registry={statuses} value={row.status} />
      <Age row={row} statuses={statuses} />
    </Stack>
  );
}

import { useState } from 'react';
import {
  Card,
  ChevronDownIcon,
  Columns,
  DescriptionList,
  GatedButton,
  Menu,
  PageHeader,
  Stack,
  StatusBadge,
  Timeline,
  type TimelineItem,
  UnknownStatus,
} from '#design-system';
import { CLOCK, formatDateTime } from '../../kit/patterns.tsx';
import { type Locale, settlementV2 } from './settlementWords.ts';

/** What goes out with a state. Times in unix seconds. */
export interface StatusUpdate {
  recStatus: string;
  updatedName: string;
  recPaymentAt?: number;
  recApprovedAt?: number;
}

/**
 * The body of a PUT (specification 4): COMPLETED carries `recPaymentAt`, PAYMENT_COMPLETED carries `recApprovedAt`. It
 * looks crossed and is given that way, so the two times are named by their field and not by a state.
 */
function updateOf(recStatus: string, updatedName: string, at: number): StatusUpdate {
  const sends = settlementV2[recStatus]?.sends;
  return { recStatus, updatedName, ...(sends && { [sends]: at }) };
}

const noWayOn = {
  vi: 'Không còn trạng thái nào đi tiếp từ đây',
  en: 'No state follows this one',
};

export interface StatusFlowProps {
  status: string;
  locale: Locale;
  onUpdate: (update: StatusUpdate) => void;
}

/** One line on its way: its menu offers what may follow, and nothing else. */
export function StatusFlow({ status: first, locale, onUpdate }: StatusFlowProps) {
  const [updates, setUpdates] = useState<StatusUpdate[]>([
    { recStatus: first, updatedName: 'tran.van.binh' },
  ]);
  const last = updates.at(-1) as StatusUpdate;
  const facts = settlementV2[last.recStatus];
  const timeOf = (field: 'recPaymentAt' | 'recApprovedAt') => {
    const at = updates.findLast((update) => update[field] !== undefined)?.[field];
    return at === undefined ? undefined : formatDateTime(at);
  };

  const change = (recStatus: string) => {
    const update = updateOf(recStatus, 'nguyen.thi.anh', CLOCK);
    setUpdates([...updates, update]);
    onUpdate(update);
  };
  return (
    <Stack>
      <PageHeader
        title="DS2603020"
        status={
          facts ? (
            <StatusBadge tone={facts.tone} icon={facts.icon} label={facts.label[locale]} />
          ) : (
            <UnknownStatus value={last.recStatus} />
          )
        }
        actions={
          <Menu
            align="end"
            items={(facts?.next ?? []).map((id) => ({
              id,
              label: settlementV2[id]?.label[locale] ?? id,
              ...(settlementV2[id] && { icon: settlementV2[id].icon }),
              onSelect: () => change(id),
            }))}
            trigger={(trigger) => (
              <GatedButton
                {...trigger}
                endIcon={ChevronDownIcon}
                disabledReason={facts?.next.length ? undefined : noWayOn[locale]}
              >
                {locale === 'vi' ? 'Chuyển trạng thái' : 'Change status'}
              </GatedButton>
            )}
          />
        }
      />
      <Columns>
        <Card title={locale === 'vi' ? 'Chi tiết' : 'Details'}>
          <DescriptionList
            columns={1}
            items={[
              { term: 'recPaymentAt', value: timeOf('recPaymentAt') },
              { term: 'recApprovedAt', value: timeOf('recApprovedAt') },
              { term: 'updatedName', value: last.updatedName },
            ]}
          />
        </Card>
        <Card title={locale === 'vi' ? 'Lịch sử' : 'History'}>
          <Timeline items={updates.map((update, index) => eventOf(update, index, locale))} />
        </Card>
      </Columns>
    </Stack>
  );
}

function eventOf({ recStatus, updatedName }: StatusUpdate, index: number, locale: Locale): TimelineItem {
  const facts = settlementV2[recStatus];
  return {
    id: String(index),
    at: formatDateTime(CLOCK - (index === 0 ? 7_200 : 0)),
    title: facts?.label[locale] ?? recStatus,
    description: updatedName,
    ...(facts && { tone: facts.tone, icon: facts.icon }),
  };
}

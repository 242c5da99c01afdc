import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatAmount, formatCount, formatDay, formatPeriod, formatPhone, formatShare } from '#design-system';
import { formatDateTime, formatIso, formatMoney, formatTime } from '../kit/formats.ts';
import { inBothThemes } from '../kit/visual.ts';
import { Page, Part, SpecTable } from './Specimens.tsx';

/**
 * Amounts, dates and numbers in the portal's format, by the portal's own functions. Both languages use the same format:
 * an accountant compares them with a bank's documents.
 *
 * **When**: always. No screen has its own formatting.
 *
 * **When not**: machine-readable files, which contain plain numbers and ISO dates.
 *
 * **Common mistakes**: the browser's time zone. Times are unix seconds, days are those of Vietnam (GMT+7).
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const AMOUNTS = [0, 500, 1_234_567, -1_234_567, 9_876_543_210_123];
const MOMENT = 1_772_416_800;

const same = (call: string, text: string) => [call, text, text] as const;

const columns = ['Call', 'Tiếng Việt', 'English'];

export const Formats: Story = {
  ...inBothThemes,
  render: () => (
    <Page
      title="Formats"
      specimens={
        <>
          <Part
            title="Money"
            note="Whole đồng. In a table the unit stands in the header, so a cell has the figure alone."
          >
            <SpecTable
              label="Money"
              columns={columns}
              rows={[
                ...AMOUNTS.map((amount) => same(`formatMoney(${amount})`, formatMoney(amount))),
                same('formatMoney(undefined)', formatMoney(undefined)),
                same('formatAmount(1234567)', formatAmount(1_234_567)),
                same('formatCount(1284)', formatCount(1284)),
              ]}
            />
          </Part>
          <Part title="Days and moments" note="Day, month, year; 24 hours; GMT+7 in any browser.">
            <SpecTable
              label="Days and moments"
              columns={columns}
              rows={[
                same('formatDateTime(seconds)', formatDateTime(MOMENT)),
                same('formatTime(seconds)', formatTime(MOMENT)),
                same('formatIso(seconds)', formatIso(MOMENT)),
                same('formatDay(day)', formatDay('2026-03-02')),
                same('formatPeriod({ from, to })', formatPeriod({ from: '2026-02-24', to: '2026-03-02' })),
                same('formatPeriod({ to })', formatPeriod({ to: '2026-03-02' })),
              ]}
            />
          </Part>
          <Part title="Shares" note="Of a whole, with one decimal at most; of nothing there are none.">
            <SpecTable
              label="Shares"
              columns={columns}
              rows={[
                same('formatShare(123, 1000)', formatShare(123, 1000)),
                same('formatShare(1, 0)', formatShare(1, 0)),
              ]}
            />
          </Part>
          <Part title="Phone numbers" note="Ten digits with their leading 0, grouped for reading.">
            <SpecTable
              label="Phone numbers"
              columns={columns}
              rows={[same('formatPhone(digits)', formatPhone('0912345678'))]}
            />
          </Part>
        </>
      }
    />
  ),
};

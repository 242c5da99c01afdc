import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { QR_CODE_SIZES, QR_CORRECTIONS, QrCode } from '#design-system';
import '../../kit/patience.ts';
import { forcedColors, inBothThemes, printed, visual } from '../../kit/visual.ts';

/** A payment in VietQR format: account, amount, content and a checksum. */
const payment =
  '00020101021238570010A00000072701270006970436011310260105823710208QRIBFTTA53037045406350000580 2VN62190815DH20260302000163046D9F'.replace(
    ' ',
    '',
  );
const drawn = async (canvas: ReturnType<typeof within>) => canvas.findByRole('img');
const row = { display: 'flex', flexWrap: 'wrap', gap: '1.5rem' } as const;

/**
 * A code to scan: a payment, a link.
 *
 * **When**: a customer pays at the counter; a store prints its own code.
 *
 * **When not**: something for the user of this screen to open: use a link.
 *
 * **Common mistakes**: a code without its amount, account and content as text (`facts`, and beside it); a code that
 * stays after it expires; a size too small for the scanning distance.
 */
const meta = {
  component: QrCode,
  args: {
    value: payment,
    label: 'Mã thanh toán',
    facts: [
      { label: 'Số tiền', value: '350.000 ₫' },
      { label: 'Tài khoản', value: '1026010582371, Vietcombank' },
      { label: 'Nội dung', value: 'DH202603020001' },
    ],
    fileName: 'DH202603020001',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <div style={row}>
      {QR_CODE_SIZES.map((size) => (
        <QrCode
          {...args}
          key={size}
          size={size}
          label={`Mã ${size}`}
          tools={size === 'sm' ? [] : undefined}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('img')).toHaveLength(3));
  },
};

export const Corrections: Story = {
  render: (args) => (
    <div style={row}>
      {QR_CORRECTIONS.map((correction) => (
        <QrCode {...args} key={correction} size="sm" label={correction} tools={[]} correction={correction} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  ...visual,
  render: (args) => (
    <div style={row}>
      <QrCode {...args} label="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ" value={'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ '.repeat(8)} />
      <QrCode {...args} label="Rỗng" value="" />
      <QrCode {...args} label="Quá dài" value={'9'.repeat(8000)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await drawn(within(canvasElement));
    await waitFor(() => expect(within(canvasElement).getAllByRole('status')).toHaveLength(2));
  },
};

/** Still black on white: scanners do not know forced colours. */
export const InForcedColors: Story = {
  ...forcedColors,
  play: async ({ canvasElement }) => {
    await drawn(within(canvasElement));
  },
};

export const OnPaper: Story = { ...printed, play: InForcedColors.play };

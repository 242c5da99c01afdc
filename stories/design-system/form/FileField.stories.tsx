import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileField, Stack } from '#design-system';
import { held } from '../../kit/Held.tsx';
import { inEnglish, visual } from '../../kit/visual.ts';

const bytesOf = (kb: number) => new Uint8Array(kb * 1024);
const file = (name: string, kb = 12, type = '') =>
  new File([bytesOf(kb)], name, { type, lastModified: 1_772_416_800_000 });
const Kept = held(FileField, '28rem');

/**
 * Files to upload: chosen, dropped, or pasted. It checks type, size and number at once and says which file was refused
 * and why; earlier files stay.
 *
 * **When**: a logo, a settlement file to import, an attachment.
 *
 * **When not**: a file that the page only reads and shows at once needs a button, not a field.
 *
 * **Common mistakes**: limits shown only in the error; a server's refusal shown only in a toast: pass it as `error`.
 */
const meta = {
  component: FileField,
  args: {
    label: 'Tệp đối soát',
    value: [],
    onChange: fn(),
    accept: ['.xlsx', '.csv'],
    maxBytes: 5 * 1024 * 1024,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  render: (args) => (
    <div style={{ maxWidth: '28rem' }}>
      <Stack gap={6}>
        <FileField {...args} hint="Tải tệp mẫu ở trang trợ giúp" required />
        <FileField {...args} label="Đã chọn" value={[file('doi-soat-2026-03.xlsx', 1240)]} />
        <FileField {...args} label="Sai" error="Chọn tệp đối soát" />
        <FileField {...args} label="Khóa" disabled value={[file('doi-soat-2026-03.xlsx', 1240)]} />
        <FileField
          {...args}
          label="Nhiều tệp"
          max={3}
          value={[file('thang-1.csv', 300), file('thang-2.csv', 2200), file('thang-3.csv', 80)]}
        />
      </Stack>
    </div>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    max: 20,
    value: [
      file('ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ chứng từ hoàn 9.999.999.999.999 đồng của cửa hàng số -1.xlsx', 4999),
      file('0.csv', 1),
      file(`${'báo-cáo-rất-dài'.repeat(6)}.csv`, 12),
    ],
  },
};

const input = (root: HTMLElement) => within(root).getByLabelText('Tệp đối soát');
const holding = (...files: File[]) => {
  const held = new DataTransfer();
  for (const one of files) held.items.add(one);
  return held;
};
const drag = (root: HTMLElement, type: 'dragenter' | 'drop', ...files: File[]) =>
  input(root).dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: holding(...files) }),
  );

export const TakesWhatIsChosen: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(input(canvasElement), file('thang-3.csv'));
    await expect(within(canvasElement).getByText('thang-3.csv')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const IsReachedByTab: Story = {
  args: { value: [file('thang-3.csv')] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /thang-3\.csv/ })).toHaveFocus();
  },
};

export const LightsUpUnderAFile: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    drag(canvasElement, 'dragenter');
    await expect(
      await within(canvasElement).findByText(/^(Thả tệp vào đây|Drop the file here)$/),
    ).toBeVisible();
  },
};

export const LeavesOutWhatDoesNotFit: Story = {
  ...inEnglish,
  args: { max: 2 },
  play: async ({ args, canvasElement }) => {
    drag(
      canvasElement,
      'drop',
      file('anh.png'),
      file('lon.xlsx', 6000),
      file('rong.csv', 0),
      file('thang-3.csv'),
    );
    const told = await within(canvasElement).findByText(/anh\.png/);
    await expect(told.parentElement).toHaveTextContent(/lon\.xlsx.*5 MB/);
    await expect(told.parentElement).toHaveTextContent(/rong\.csv/);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const TakesAPastedPicture: Story = {
  args: { label: 'Tệp đối soát', accept: ['image/*'] },
  play: async ({ canvasElement }) => {
    input(canvasElement).focus();
    input(canvasElement).dispatchEvent(
      new ClipboardEvent('paste', {
        bubbles: true,
        cancelable: true,
        clipboardData: holding(file('logo.png', 12, 'image/png')),
      }),
    );
    await expect(await within(canvasElement).findByText('logo.png')).toBeVisible();
  },
};

export const RemovesByKeyboardAndKeepsTheFocus: Story = {
  args: { max: 3, value: [file('thang-1.csv'), file('thang-2.csv')] },
  play: async ({ canvasElement }) => {
    const button = (name: RegExp) => within(canvasElement).getByRole('button', { name });
    button(/thang-1/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(/thang-2/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(input(canvasElement)).toHaveFocus());
  },
};

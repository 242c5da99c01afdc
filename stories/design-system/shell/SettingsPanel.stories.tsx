import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, type Settings, SettingsPanel, type SettingsWords } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { FETCHED } from './sample.tsx';

const DEFAULTS: Settings = {
  layout: 'static',
  accent: 'blue',
  scheme: 'light',
  density: 'comfortable',
  scale: 14,
  shortcuts: true,
};

const WORDS: SettingsWords = {
  title: 'Giao diện',
  kept: 'Các lựa chọn có hiệu lực ngay và được giữ trên trình duyệt này đến khi bạn đăng xuất.',
  reset: 'Về mặc định',
  layout: 'Bố cục menu',
  layouts: {
    static: 'Cố định',
    overlay: 'Phủ lên trang',
    slim: 'Chỉ biểu tượng',
    compact: 'Thu gọn',
    horizontal: 'Nằm ngang',
  },
  accent: 'Màu chủ đạo',
  accents: { blue: 'Xanh dương', teal: 'Xanh ngọc', violet: 'Tím', graphite: 'Xám than' },
  scheme: 'Chế độ màu',
  schemes: { light: 'Sáng', dark: 'Tối', 'high-contrast': 'Tương phản cao', system: 'Theo thiết bị' },
  density: 'Mật độ',
  densities: { comfortable: 'Thoáng', compact: 'Gọn' },
  scale: 'Cỡ chữ',
  scaleHint: 'Tính bằng px; mọi thứ phóng to theo.',
  shortcuts: 'Phím tắt một ký tự',
  shortcutsHint: 'Ctrl+K luôn hoạt động.',
};

/**
 * The user's settings of the portal: menu mode, colours, density, scale, and whether single-key shortcuts work. Each
 * choice applies at once.
 *
 * **When**: once, behind "Giao diện" in the user menu and in the command palette.
 *
 * **When not**: the columns and the density of one table are its own preferences.
 *
 * **Common mistakes**: a save button; settings of the account or the business in it.
 */
const meta = {
  component: SettingsPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    value: DEFAULTS,
    onChange: fn(),
    onReset: fn(),
    words: WORDS,
  },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof SettingsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithButton(args: ComponentProps<typeof SettingsPanel>) {
  const [open, setOpen] = useState(args.open);
  const [value, setValue] = useState(args.value);
  return (
    <main style={{ padding: '1.5rem' }}>
      <h1>Giao dịch</h1>
      <Button onClick={() => setOpen(true)}>Giao diện</Button>
      <SettingsPanel
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
        value={value}
        onChange={(change) => {
          args.onChange(change);
          setValue({ ...value, ...change });
        }}
        onReset={() => {
          args.onReset();
          setValue(DEFAULTS);
        }}
      />
    </main>
  );
}

const panel = async () => within(await within(document.body).findByRole('dialog', {}, FETCHED));

export const Playground: Story = { args: { open: false } };

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  play: async () => {
    // A phone has no menu modes to choose from.
    const groups = window.innerWidth > 991 ? 5 : 4;
    await expect((await panel()).getAllByRole('radiogroup')).toHaveLength(groups);
  },
};

/** A non-default choice everywhere. */
export const Chosen: Story = {
  ...onDesktop,
  args: {
    value: {
      layout: 'horizontal',
      accent: 'violet',
      scheme: 'system',
      density: 'compact',
      scale: 16,
      shortcuts: false,
    },
  },
  play: async () => {
    await expect((await panel()).getByRole('radio', { name: 'Theo thiết bị' })).toBeChecked();
  },
};

const LONG = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ';
const longer = <Name extends string>(names: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(names).map(([name, word]) => [name, `${word} ${LONG}`]),
  ) as Record<Name, string>;

export const Stress: Story = {
  ...onDesktop,
  args: {
    words: {
      ...WORDS,
      title: `Giao diện ${LONG}`,
      layouts: longer(WORDS.layouts),
      accents: longer(WORDS.accents),
      schemes: longer(WORDS.schemes),
      densities: longer(WORDS.densities),
      shortcuts: `${WORDS.shortcuts} ${LONG} ${LONG}`,
    },
  },
  play: async () => {
    await panel();
  },
};

/** Native radios: Tab moves between questions, the arrows change the answer at once. */
export const ChangesByArrows: Story = {
  play: async ({ args }) => {
    const within = await panel();
    await waitFor(() => expect(within.getByRole('radio', { name: 'Cố định' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ layout: 'overlay' });
    await userEvent.tab();
    await expect(within.getByRole('radio', { name: 'Xanh dương' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ accent: 'graphite' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ scale: 15 });
  },
};

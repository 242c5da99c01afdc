import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, SearchBar } from '#design-system';
import { visual } from '../../kit/visual.ts';
import { FETCHED } from './sample.tsx';

/**
 * A search field over the page: hidden until it is asked for, the focus in it from the start. Half of the window wide,
 * three quarters up to 991 px, nine tenths up to 575 px.
 *
 * **When**: something that is searched from every screen. The portal's is the `CommandPalette`, which is built in it.
 *
 * **When not**: the search of one list is a `SearchField` above that list.
 *
 * **Common mistakes**: opening it by a key while another dialog asks something; results that change while one types
 * without a word for readers.
 */
const meta = {
  component: SearchBar,
  parameters: { layout: 'fullscreen' },
  args: {
    open: false,
    onOpenChange: fn(),
    label: 'Tìm trong cổng',
    placeholder: 'Mã, tên, màn hình',
    value: '',
    onChange: fn(),
  },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithButton(args: ComponentProps<typeof SearchBar>) {
  const [open, setOpen] = useState(args.open);
  const [value, setValue] = useState(args.value);
  return (
    <main style={{ padding: '1.5rem' }}>
      <h1>Giao dịch</h1>
      <Button onClick={() => setOpen(true)}>Tìm kiếm</Button>
      <SearchBar
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
        value={value}
        onChange={(text) => {
          args.onChange(text);
          setValue(text);
        }}
      />
    </main>
  );
}

const bar = () => within(document.body).findByRole('dialog', { name: 'Tìm trong cổng' }, FETCHED);
const field = async () => within(await bar()).findByRole('searchbox');

export const Playground: Story = {};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  args: { open: true, footer: 'Gõ ít nhất hai chữ' },
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    open: true,
    value: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ 9999999999999 ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ -9999999999999',
    children: <p style={{ padding: '1rem' }}>CÔNG TY TNHH MỘT THÀNH VIÊN ẨN NGHIỆP: 9.999.999.999.999 ₫</p>,
  },
  play: async () => {
    await expect(await bar()).toBeVisible();
  },
};

/** The focus goes into the field, and back to the button afterwards. */
export const ClosesOnEscAndReturnsTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tìm kiếm' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('anh duong{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ClosesOnAPressBesideIt: Story = {
  args: { open: true },
  play: async ({ args }) => {
    await bar();
    const beside = document.elementFromPoint(10, 10);
    await userEvent.pointer({ target: beside as Element, keys: '[MouseLeft]' }, { pointerEventsCheck: 0 });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** Tab stays between the field and its cross. */
export const KeepsTheFocusInside: Story = {
  args: { open: true },
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab();
    await expect(within(await bar()).getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(input).toHaveFocus();
  },
};

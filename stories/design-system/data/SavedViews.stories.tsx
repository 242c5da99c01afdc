import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, SavedViews, Stack, Text } from '#design-system';
import '../../kit/patience.ts';
import { inEnglish, visual } from '../../kit/visual.ts';

/**
 * The views of a list behind one button: presets, and the user's own views. A view is a named address: filters, sorting
 * and columns.
 *
 * **When**: above every list that users return to, at the end of its `FilterBar`.
 *
 * **When not**: for views that are tabs already; for records, which have pages.
 *
 * **Common mistakes**: the page number or an open quick look in the query; presets that depend on the user's
 * permissions.
 */
const meta = {
  component: SavedViews,
  args: {
    presets: [
      { id: 'today', name: 'Hôm nay', query: 'from=2026-03-02&to=2026-03-02' },
      { id: 'failed', name: 'Không thành công', query: 'status=FAILED,EXPIRED' },
    ],
    views: [{ id: 'big', name: 'Khoản lớn', query: 'min=50000000&sort=-amount' }],
    onViewsChange: fn(),
    query: '',
    onQueryChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the address and the views as a list does; the second button simulates filtering by the user. */
function Kept(args: ComponentProps<typeof SavedViews>) {
  const [query, setQuery] = useState(args.query);
  const [views, setViews] = useState(args.views);
  return (
    <main>
      <Stack gap={3} align="start">
        <SavedViews
          {...args}
          query={query}
          onQueryChange={(next) => {
            args.onQueryChange(next);
            setQuery(next);
          }}
          views={views}
          onViewsChange={(next) => {
            args.onViewsChange(next);
            setViews(next);
          }}
        />
        <Button size="sm" onClick={() => setQuery(`${query}&store=1`)}>
          Lọc thêm cửa hàng
        </Button>
        <Text size="sm" tone="muted">
          ?{query}
        </Text>
      </Stack>
    </main>
  );
}

export const Playground: Story = {};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  render: (args) => (
    <Stack gap={3} align="start">
      <SavedViews {...args} />
      <SavedViews {...args} query="status=FAILED%2CEXPIRED" />
      <SavedViews {...args} query="q=somebodys-link" />
    </Stack>
  ),
};

const views = (root: HTMLElement) => within(root).getAllByRole('button')[0] as HTMLElement;
const open = async (root: HTMLElement) => {
  views(root).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu');
};
const narrowFurther = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'Lọc thêm cửa hàng' }));
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const ChangedAndOpen: Story = {
  ...inEnglish,
  args: { query: 'min=50000000&sort=-amount' },
  play: async ({ canvasElement }) => {
    await narrowFurther(canvasElement);
    await open(canvasElement);
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    query: 'q=1',
    views: [
      { id: '1', name: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ từ 9.999.999.999.999 ₫ trở lên', query: 'q=1' },
      { id: '2', name: '0', query: 'q=2' },
      { id: '3', name: '-1', query: 'q=3' },
    ],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await gone();
    await expect(args.onQueryChange).toHaveBeenCalledWith('status=FAILED,EXPIRED');
    await expect(views(canvasElement)).toHaveFocus();
    await expect(views(canvasElement)).toHaveAccessibleName(/Không thành công/);
  },
};

export const SavesTheViewAsItStands: Story = {
  play: async ({ args, canvasElement }) => {
    await narrowFurther(canvasElement);
    await open(canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: /Lưu thành|Save as/ }));
    const dialog = await screen.findByRole('dialog');
    const name = await within(dialog).findByRole('textbox');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('khoản lớn{Enter}');
    await expect(name).toBeInvalid();
    await userEvent.clear(name);
    await userEvent.keyboard('Ca sáng{Enter}');
    await waitFor(() =>
      expect(args.onViewsChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: 'Khoản lớn' }),
        { id: 'own-ca-sang', name: 'Ca sáng', query: '&store=1' },
      ]),
    );
    await waitFor(() => expect(views(canvasElement)).toHaveFocus());
    await expect(views(canvasElement)).toHaveAccessibleName(/Ca sáng/);
  },
};

export const SavesWhatWasChanged: Story = {
  args: { query: 'min=50000000&sort=-amount' },
  play: async ({ args, canvasElement }) => {
    await narrowFurther(canvasElement);
    await expect(views(canvasElement)).toHaveAccessibleName(/Khoản lớn.*(đã sửa|changed)/);
    await open(canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: /Lưu thay đổi|Save changes/ }));
    await gone();
    await expect(args.onViewsChange).toHaveBeenLastCalledWith([
      { id: 'big', name: 'Khoản lớn', query: 'min=50000000&sort=-amount&store=1' },
    ]);
    await waitFor(() => expect(views(canvasElement)).not.toHaveAccessibleName(/đã sửa|changed/));
  },
};

export const DuplicatesRenamesAndDeletes: Story = {
  args: { query: 'min=50000000&sort=-amount' },
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: /Nhân bản|Duplicate/ }));
    await gone();
    await expect(views(canvasElement)).toHaveAccessibleName(/Khoản lớn \((bản sao|copy)\)/);

    await open(canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: /Đổi tên|Rename/ }));
    const name = await screen.findByRole('textbox');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.keyboard('Đêm{Enter}');
    await waitFor(() => expect(views(canvasElement)).toHaveAccessibleName(/Đêm/));

    await open(canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: /Xóa|Delete/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(
      within(question).getByRole('button', { name: /^(Xóa chế độ xem|Delete the view)$/ }),
    );
    await waitFor(() =>
      expect(args.onViewsChange).toHaveBeenLastCalledWith([expect.objectContaining({ id: 'big' })]),
    );
  },
};

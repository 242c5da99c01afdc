import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack, StoreIcon, Tag, TagList, TONES } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { inEveryMode, visual } from '../../kit/visual.ts';

/**
 * A word that was put on something, alone (`Tag`) or among others (`TagList`).
 *
 * **When**: the stores of a user, the rights of a role, reasons that were chosen.
 *
 * **When not**: a record's state is a `StatusBadge`; a number or "new" is a `Badge`; a filter that is on stands in the
 * `FilterBar`.
 *
 * **Common mistakes**: tones for decoration; a removable tag outside a list, whose focus is lost when it goes.
 */
const meta = {
  component: Tag,
  subcomponents: { TagList },
  args: { label: 'Cửa hàng Quận 1' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

const stores = ['Quận 1', 'Quận 3', 'Bình Thạnh', 'Thủ Đức', 'Gò Vấp'].map((label) => ({
  id: label,
  label,
  icon: StoreIcon,
}));

function Stores({ tags = stores, onRemove, ...rest }: Partial<ComponentProps<typeof TagList>>) {
  const [kept, setKept] = useState(tags);
  return (
    <TagList
      label="Cửa hàng"
      {...rest}
      tags={kept}
      onRemove={(id) => {
        onRemove?.(id);
        setKept(kept.filter((tag) => tag.id !== id));
      }}
    />
  );
}

export const Playground: Story = {};

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: (args) => (
    <Gallery rows={TONES} columns={['plain', 'icon', 'removable']}>
      {(tone, kind) => (
        <Tag
          {...args}
          tone={tone}
          {...(kind === 'icon' && { icon: StoreIcon })}
          {...(kind === 'removable' && { onRemove: () => {} })}
        />
      )}
    </Gallery>
  ),
};

export const Several: Story = { ...visual, render: () => <Stores max={3} /> };

export const Stress: Story = {
  ...visual,
  render: () => (
    <div style={{ width: '14rem' }}>
      <Stack>
        <Stores
          tags={[
            { id: '1', label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ cửa hàng số 9.999.999.999.999', tone: 'info' },
            { id: '2', label: '0' },
            { id: '3', label: '-1' },
          ]}
        />
        <Tag label="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ cửa hàng số 9.999.999.999.999" />
      </Stack>
    </div>
  ),
};

const removed = fn();

export const RemovesByKeyboardAndKeepsTheFocus: Story = {
  render: () => <Stores tags={stores.slice(0, 3)} onRemove={removed} />,
  play: async ({ canvasElement }) => {
    removed.mockClear();
    const canvas = within(canvasElement);
    const cross = (name: string) => canvas.getByRole('button', { name: new RegExp(`^(Bỏ|Remove) ${name}$`) });
    cross('Quận 3').focus();
    await userEvent.keyboard('{Enter}');
    await expect(cross('Bình Thạnh')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(cross('Quận 1')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('list', { name: 'Cửa hàng' })).toHaveFocus();
    await expect(removed.mock.calls).toEqual([['Quận 3'], ['Bình Thạnh'], ['Quận 1']]);
  },
};

export const ShowsTheRestByKeyboard: Story = {
  render: () => <Stores max={2} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^(Xem thêm 3|3 more)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: /Bình Thạnh/ })).toHaveFocus();
  },
};

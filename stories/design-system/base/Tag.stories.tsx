import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, StoreIcon, Tag, TONES } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { inEveryMode, visual } from '../../kit/visual.ts';

/**
 * A word attached to something.
 *
 * **When**: the stores of a user, the permissions of a role, selected reasons.
 *
 * **When not**: the state of a record is a `StatusBadge`; a number or "new" is a `Badge`; an active filter is shown by
 * the `FilterBar`.
 *
 * **Common mistakes**: tones for decoration.
 */
const meta = { component: Tag, args: { label: 'Cửa hàng Quận 1' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: (args) => (
    <Gallery rows={TONES} columns={['plain', 'icon']}>
      {(tone, kind) => <Tag {...args} tone={tone} {...(kind === 'icon' && { icon: StoreIcon })} />}
    </Gallery>
  ),
};

export const Stress: Story = {
  ...visual,
  render: () => (
    <Stack style={{ width: '14rem' }}>
      <Tag label="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ cửa hàng số 9.999.999.999.999" tone="info" icon={StoreIcon} />
      <Tag label="0" />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { Copyable, Link, ReferenceCode, Stack } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * A value with a button that copies it. Space for the button is always reserved, so nothing moves when it appears.
 *
 * **When**: ids, references, accounts, codes. `ReferenceCode` for the code of a failure.
 *
 * **When not**: for amounts and names, which users select by themselves; for a secret, which is masked.
 *
 * **Common mistakes**: no `label` in a list: screen readers then read a long number for every row.
 */
const meta = {
  component: Copyable,
  subcomponents: { ReferenceCode },
  args: { value: 'GD-2024-000123', label: 'mã giao dịch' },
} satisfies Meta<typeof Copyable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Stack align="start">
      <Copyable {...args} reveal="hover" />
      <Copyable {...args} reveal="always" />
      <Copyable {...args} reveal="always">
        <Link variant="quiet" href="#detail">
          GD-2024-000123
        </Link>
      </Copyable>
      <ReferenceCode code="c1f0-77ab-2290" />
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: { value: '9999999999999-7f9c0f2e4a7b4d0e9a510b7a2f7c1e557f9c0f2e4a7b4d0e', reveal: 'always' },
  decorators: [(Draw) => <div style={{ width: '12rem' }}>{Draw()}</div>],
};

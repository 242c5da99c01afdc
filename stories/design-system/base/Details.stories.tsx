import type { Meta, StoryObj } from '@storybook/react-vite';

import { DescriptionList, Details } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * Secondary facts, collapsed until the user opens them.
 *
 * **When**: beside a decision, for facts that are rarely needed for it.
 *
 * **When not**: for facts that the decision depends on, such as an amount or its recipient: these are always visible.
 *
 * **Common mistakes**: an error inside, where no one sees it.
 */
const meta = {
  component: Details,
  args: {
    title: 'Giao dịch gốc',
    children: (
      <DescriptionList
        items={[
          { term: 'Mã giao dịch', value: 'GD26112010266' },
          { term: 'Cửa hàng', value: 'Sen Việt Hồ Tây' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Details>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = { ...visual, args: { open: true } };

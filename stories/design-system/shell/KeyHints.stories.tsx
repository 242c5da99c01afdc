import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button, IconButton, KeyHints, Link, SearchIcon, Stack } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * Shows the keys of the page on their controls while `?` is held. It reads them from `aria-keyshortcuts`; for controls
 * without it, pass `places`.
 *
 * **When**: render it while the key is down, over any page.
 *
 * **When not**: as the only place that shows a key: a short press opens the full list.
 *
 * **Common mistakes**: a key in `aria-keyshortcuts` without a handler.
 */
const meta = {
  component: KeyHints,
  args: { places: [{ keys: 'g t', selector: 'a[href="#/merchant/transaction"]' }] },
  render: (args) => (
    <main>
      <Stack direction="row" gap={4} align="center">
        <Link href="#/merchant/transaction">Giao dịch</Link>
        <IconButton icon={SearchIcon} label="Tìm kiếm và lệnh" aria-keyshortcuts="Control+K Meta+K" />
        <Button aria-keyshortcuts="e">Xuất dữ liệu</Button>
        <Button aria-keyshortcuts="u" disabled="Cần quyền store:update">
          Chỉnh sửa
        </Button>
      </Stack>
      <KeyHints {...args} />
    </main>
  ),
} satisfies Meta<typeof KeyHints>;
export default meta;
type Story = StoryObj<typeof meta>;

const hints = () => [...document.querySelectorAll('[data-key-hints] kbd')].map((hint) => hint.textContent);

/** A disabled control shows no key. */
export const Playground: Story = {
  ...visual,
  play: async () => {
    await waitFor(() => expect(hints().sort()).toEqual(['Ctrl+K', 'e', 'g t']));
  },
};

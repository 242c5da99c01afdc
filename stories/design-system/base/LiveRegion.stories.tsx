import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announce, Button, LiveRegion, Stack, VisuallyHidden } from '#design-system';
import { Held } from '../../kit/Held.tsx';

/**
 * Announces a change without moving the focus; `VisuallyHidden` is text for screen readers only, `announce()` a short
 * message.
 *
 * **When**: the count after a filter, the end of a load; `announce` for "Copied".
 *
 * **When not**: for visible messages that have their own role (`Banner`, a toast).
 *
 * **Common mistakes**: mounting the region together with its text, which is then not announced. Mount it empty first.
 */
const meta = { component: LiveRegion, subcomponents: { VisuallyHidden } } satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { children: '128 kết quả' },
};

export const TakesNoRoomAndIsHeard: Story = {
  render: () => (
    <Held initial="">
      {(text, set) => (
        <Stack gap={0}>
          <Button onClick={() => set('128 kết quả')}>
            Lọc<VisuallyHidden> giao dịch thất bại</VisuallyHidden>
          </Button>
          <LiveRegion>{text}</LiveRegion>
        </Stack>
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lọc giao dịch thất bại' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('128 kết quả');
    await expect(getComputedStyle(canvas.getByRole('status')).position).toBe('absolute');
  },
};

export const SaysTheSameWordTwice: Story = {
  render: () => <Button onClick={() => announce('Đã chép mã')}>Chép</Button>,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Chép' });
    await userEvent.click(button);
    const region = await within(document.body).findByText('Đã chép mã');
    await userEvent.click(button);
    await expect(region).toBeEmptyDOMElement();
    await waitFor(() => expect(region).toHaveTextContent('Đã chép mã'));
  },
};

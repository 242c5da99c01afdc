import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CodeBlock, Stack } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

const CALL = `curl 'https://sandbox.api.example/v1/payment/payment-status' \\
  -H 'X-Merchant-Id: 1001' \\
  --data-raw '{"id":"TT1"}'`;

/**
 * Machine-readable text with a button that copies all of it.
 *
 * **When**: a snippet, a text to sign, a signature.
 *
 * **When not**: for an id within a sentence, which is a `Copyable`; for an API response, which is `RawData`; for a
 * secret, which is a `SecretValue`.
 */
const meta = {
  component: CodeBlock,
  args: { label: 'Mã mẫu curl', caption: 'curl', code: CALL },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Stack>
      <CodeBlock {...args} />
      <CodeBlock label="Chuỗi cần ký" code={'POST\n/payment/payment-status\n1795161600\n9f86d081884c7d65'} />
      <CodeBlock label="Rất dài, không có chỗ ngắt" code={'7f9c0f2e'.repeat(40)} />
      <CodeBlock label="Thẻ không thành giao diện" code="<b>đậm</b> ẨN ẪN ỖNG ỂN ỰƯ gỹ" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('pre b')).toBeNull();
  },
};

export const CopiesAndScrollsByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(args.code));
    await userEvent.tab();
    await expect(canvasElement.querySelector('pre')).toHaveFocus();
  },
};

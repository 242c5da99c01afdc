import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  BUTTON_TONES,
  BUTTON_VARIANTS,
  DeleteIcon,
  GatedButton,
  GatedIconButton,
  PlusIcon,
  PrintIcon,
  Stack,
  TooltipHost,
} from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { Held } from '../../kit/Held.tsx';
import '../../kit/patience.ts';
import { inBothThemes, visual } from '../../kit/visual.ts';

const REASON = 'Cần quyền refund:create';

/**
 * A button that may be disabled and then says why: tooltip on hover, on focus and on a tap, description for screen
 * readers. Tab still reaches it; pressing it and a form's Enter do nothing. `GatedIconButton` is the same for one icon.
 *
 * **When**: a permission is missing, a record is not in the state, the first step is not done.
 *
 * **When not**: an action that makes no sense for the record is left out. A form is sent and answers in its fields: its
 * button is never off. In a menu, `disabledReason` of the item.
 *
 * **Common mistakes**: `disabled` and a tooltip, which no keyboard reaches; "No permission" without saying which.
 */
const meta = {
  component: GatedButton,
  subcomponents: { GatedIconButton },
  args: { children: 'Tạo yêu cầu hoàn', disabledReason: REASON, onClick: fn() },
  decorators: [
    (Draw) => (
      <>
        <Draw />
        <TooltipHost />
      </>
    ),
  ],
} satisfies Meta<typeof GatedButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const theButton = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Tạo yêu cầu hoàn' });
/** The text of the tooltip, which is hidden from screen readers and so from role queries. */
const tip = () =>
  [...document.body.children].find((node) => node.matches('div[aria-hidden="true"]'))?.textContent;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Gallery rows={BUTTON_VARIANTS} columns={BUTTON_TONES}>
      {(variant, tone) => (
        <Stack direction="row" gap={2}>
          <GatedButton variant={variant} tone={tone} icon={PlusIcon} disabledReason={REASON}>
            Thêm mới
          </GatedButton>
          <GatedIconButton
            variant={variant}
            tone={tone}
            icon={DeleteIcon}
            label="Xóa ghi chú"
            disabledReason={REASON}
          />
        </Stack>
      )}
    </Gallery>
  ),
};

export const FocusShowsTheReason: Story = {
  ...visual,
  args: { variant: 'solid', tone: 'accent', style: { marginBlockStart: '4rem' } },
  play: async ({ canvasElement }) => {
    const button = theButton(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(REASON);
    await waitFor(() => expect(tip()).toBe(REASON));
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    block: true,
    style: { marginBlockStart: '8rem' },
    children: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: hoàn 9.999.999.999.999 ₫ cho mọi giao dịch đang chờ duyệt',
    disabledReason: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: còn 0 ₫, thiếu -9.999.999.999.999 ₫ so với số tiền cần hoàn',
  },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).toMatch(/^ẨN/));
  },
};

export const PressesDoNothingAndEscapeTakesTheReasonAway: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(theButton(canvasElement));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(theButton(canvasElement)).toHaveFocus();
    await waitFor(() => expect(tip()).toBe(REASON));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeUndefined());
  },
};

export const ATapSaysWhy: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: theButton(canvasElement) });
    await waitFor(() => expect(tip()).toBe(REASON));
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    await waitFor(() => expect(tip()).toBeUndefined());
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AnIconSaysItsNameToo: Story = {
  render: () => (
    <GatedIconButton icon={PrintIcon} label="In biên lai" disabledReason="Giao dịch chưa thành công" />
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'In biên lai' });
    await userEvent.tab();
    await expect(button).toHaveAccessibleDescription('Giao dịch chưa thành công');
    await waitFor(() => expect(tip()).toBe('In biên lai\nGiao dịch chưa thành công'));
  },
};

export const KeepsTheFocusWhenItIsAllowed: Story = {
  render: (args) => (
    <Held initial={false}>
      {(allowed, set) => (
        <Stack direction="row" onKeyDown={(event) => event.key === 'a' && set(true)}>
          <GatedButton {...args} disabledReason={allowed ? undefined : REASON} />
        </Stack>
      )}
    </Held>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('a');
    await waitFor(() => expect(tip()).toBeUndefined());
    await expect(theButton(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

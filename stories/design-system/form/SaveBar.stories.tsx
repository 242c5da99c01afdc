import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { Card, Form, SaveBar, Stack, TextArea, TextField, useForm } from '#design-system';
import '../../kit/patience.ts';
import { inEnglish, visual } from '../../kit/visual.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Nhập tên thương hiệu')),
  address: v.string(),
});

interface StoreFormProps {
  onSave: () => Promise<undefined>;
  saveLabel?: string;
  blocked?: string;
}

/** A page that is one form, as in a screen. */
function StoreForm({ onSave, saveLabel = 'Lưu thay đổi', blocked }: StoreFormProps) {
  const form = useForm({
    schema,
    initial: { name: 'Cà phê Đà Lạt', address: '12 Trần Phú, Đà Lạt' },
    onSubmit: onSave,
  });
  return (
    <main tabIndex={-1} style={{ maxWidth: '36rem' }}>
      <Stack gap={4}>
        <Card title="Cửa hàng">
          <Form form={form}>
            <TextField label="Tên thương hiệu" required {...form.field('name')} />
            <TextArea label="Địa chỉ" {...form.field('address')} />
          </Form>
        </Card>
        <SaveBar form={form} saveLabel={saveLabel} {...(blocked && { blocked })} />
      </Stack>
    </main>
  );
}

/**
 * A bar at the bottom of a page that is one form, while it has unsaved changes.
 *
 * **When**: a detail page that is edited in place: a store, a business, settings with a button.
 *
 * **When not**: in a panel or dialog, which has its own footer; for what applies at once.
 *
 * **Common mistakes**: buttons in the form as well; no `useUnsavedGuard` beside it, so that leaving loses the changes.
 */
const meta = {
  component: StoreForm,
  subcomponents: { SaveBar },
  args: { onSave: fn(async () => undefined) },
} satisfies Meta<typeof StoreForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement) => within(root).getByRole('textbox', { name: 'Tên thương hiệu' });
const bar = (root: HTMLElement) => within(root).queryByRole('group', { name: /chưa lưu|unsaved/ });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), ' 2');
    await expect(bar(canvasElement)).toBeVisible();
  },
};

export const Blocked: Story = {
  ...visual,
  args: { blocked: 'Mất kết nối mạng. Thay đổi được giữ lại đến khi có mạng.' },
  play: Everything.play!,
};

export const Stress: Story = {
  ...visual,
  args: {
    blocked: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: hạn mức 9.999.999.999.999 ₫, còn -1 ₫, đã dùng 0 ₫',
    saveLabel: 'Lưu ẨN ẪN ỖNG',
  },
  play: Everything.play!,
};

export const ComesAndGoesWithTheChanges: Story = {
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toBeNull();
    await userEvent.type(field(canvasElement), '!');
    await expect(bar(canvasElement)).toBeVisible();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(bar(canvasElement)).toBeNull();
  },
};

export const SavesByKeyboardAndGoes: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '!');
    screen.getByRole('button', { name: 'Lưu thay đổi' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar(canvasElement)).toBeNull());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Cà phê Đà Lạt!',
      address: '12 Trần Phú, Đà Lạt',
    });
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveFocus());
  },
};

export const AsksBeforeItDiscards: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '!');
    await press(/^(Bỏ thay đổi|Discard changes)$/);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field(canvasElement)).toHaveValue('Cà phê Đà Lạt!');
    await press(/^(Bỏ thay đổi|Discard changes)$/);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: /^(Bỏ thay đổi|Discard changes)$/ }));
    await waitFor(() => expect(field(canvasElement)).toHaveValue('Cà phê Đà Lạt'));
    await expect(bar(canvasElement)).toBeNull();
  },
};

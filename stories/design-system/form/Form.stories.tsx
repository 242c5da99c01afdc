import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  Banner,
  Button,
  Checkbox,
  Form,
  type FormFailure,
  MoneyField,
  PasswordField,
  Select,
  TextField,
  useForm,
} from '#design-system';
import { inEnglish, visual } from '../../kit/visual.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Nhập họ và tên')),
  email: v.pipe(v.string(), v.email('Sai định dạng email')),
  password: v.pipe(v.string(), v.minLength(8, 'Mật khẩu phải có từ 8 ký tự')),
  groupId: v.pipe(v.string(), v.nonEmpty('Chọn nhóm quyền')),
  limit: v.nullable(v.number()),
  approves: v.boolean(),
});

interface UserFormProps {
  onSubmit: (output: v.InferOutput<typeof schema>) => Promise<readonly FormFailure[] | undefined>;
  /** Filled in from the start. */
  filled?: boolean;
  /** The submit button waits for a valid form, as on screens. */
  guarded?: boolean;
}

/** A form as in a screen: a schema, `useForm`, fields bound by name. */
function UserForm({ onSubmit, filled = false, guarded = true }: UserFormProps) {
  const form = useForm({
    schema,
    initial: filled
      ? { name: 'An', email: 'an@shop.vn', password: 'Matkhau9!', groupId: '1', limit: null, approves: false }
      : { name: '', email: '', password: '', groupId: '', limit: null, approves: false },
    onSubmit,
  });
  const { value: approves, onChange, name } = form.field('approves');
  return (
    <div style={{ maxWidth: '26rem' }}>
      <Form
        form={form}
        aria-label="Thêm người dùng"
        actions={
          <>
            <Button onClick={() => form.reset()} disabled={!form.dirty && 'Chưa có thay đổi nào'}>
              Đặt lại
            </Button>
            <Button
              type="submit"
              variant="solid"
              tone="accent"
              disabled={guarded && !form.valid && 'Điền đủ và đúng các ô trước'}
              loading={form.submitting}
            >
              Thêm người dùng
            </Button>
          </>
        }
      >
        {form.dirty && <Banner title="Có thay đổi chưa lưu" />}
        <TextField label="Họ và tên" required {...form.field('name')} />
        <TextField label="Email" required type="email" autoComplete="off" {...form.field('email')} />
        <PasswordField label="Mật khẩu" required autoComplete="new-password" {...form.field('password')} />
        <Select
          label="Nhóm quyền"
          required
          placeholder="Chọn nhóm"
          options={[{ value: '1', label: 'Kế toán' }]}
          {...form.field('groupId')}
        />
        <MoneyField label="Hạn mức duyệt" {...form.field('limit')} />
        <Checkbox label="Có thể duyệt yêu cầu hoàn" name={name} checked={approves} onChange={onChange} />
      </Form>
    </div>
  );
}

/**
 * The fields of one submission, with `useForm` for their state.
 *
 * **When**: everything that is saved or submitted with a button.
 *
 * **When not**: for filters, which are in the address; for a single setting, use `Switch`.
 *
 * **Common mistakes**: not handling a rejection of `onSubmit`, which is the caller's task; not asking before leaving
 * when `dirty` (`useUnsavedGuard`, or a `SaveBar` on a page).
 */
const meta = {
  component: UserForm,
  subcomponents: { Form },
  args: { onSubmit: fn(async (): Promise<readonly FormFailure[] | undefined> => undefined) },
} satisfies Meta<typeof UserForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = { ...visual, name: 'Gallery', args: { filled: true } };

const field = (root: HTMLElement, name: string) => within(root).getByLabelText(name);

export const ListsWhatIsWrongAndGoesThere: Story = {
  ...inEnglish,
  args: { guarded: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm người dùng' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field(canvasElement, 'Họ và tên')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn nhóm quyền' }));
    await expect(field(canvasElement, 'Nhóm quyền')).toHaveFocus();
  },
};

export const PutsTheServersWordsUnderTheirField: Story = {
  ...visual,
  args: {
    filled: true,
    onSubmit: fn(async () => [
      { field: 'email', message: 'Email đã được dùng' },
      { message: 'ẨN ẪN ỖNG: cửa hàng đã đủ 50 người dùng, hạn mức 9.999.999.999.999 ₫' },
    ]),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thêm người dùng' }));
    await waitFor(() => expect(field(canvasElement, 'Email')).toHaveFocus());
    await expect(field(canvasElement, 'Email')).toHaveAccessibleDescription('Email đã được dùng');
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    filled: true,
    onSubmit: fn(async () => [
      { field: 'name', message: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: tên này đã có ở 0 cửa hàng khác' },
      { field: 'limit', message: 'Hạn mức 9.999.999.999.999 ₫ lớn hơn số còn lại -1.234.567 ₫' },
      { field: 'groupId', message: 'Nhóm quyền đã bị xóa' },
      { message: 'Doanh nghiệp đã đủ 50 người dùng' },
    ]),
  },
  decorators: [(Draw) => <div style={{ maxWidth: '18rem' }}>{Draw()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thêm người dùng' }));
    await waitFor(() => expect(field(canvasElement, 'Họ và tên')).toHaveFocus());
  },
};

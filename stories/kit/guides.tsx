import type { ReactNode } from 'react';
import * as v from 'valibot';
import {
  Amount,
  Banner,
  Button,
  Card,
  type Column,
  DataTable,
  DescriptionList,
  DownloadIcon,
  EmptyState,
  Form,
  type FormController,
  Heading,
  IconButton,
  Link,
  Missing,
  Modal,
  PageHeader,
  PasswordField,
  PlusIcon,
  RadioGroup,
  Select,
  Skeleton,
  Stack,
  StatusBadge,
  Switch,
  Tag,
  Text,
  TextArea,
  TextField,
  useForm,
} from '#design-system';
import { Held } from './Held.tsx';

export interface Guide {
  /**
   * The right usage: rendered live, annotated part by part, described in docs/accessibility.md; its source is the
   * snippet.
   */
  example: () => ReactNode;
  /** Why it is right. */
  good: string;
  /** The most common mistake, rendered live. */
  bad: () => ReactNode;
  /** What is wrong with it. */
  why: string;
  /** Its parts: a selector of each in the example, and its purpose. */
  parts: Readonly<Record<string, string>>;
}

const none = () => undefined;

interface Person {
  fullName: string;
}
const person = v.object({ fullName: v.pipe(v.string(), v.nonEmpty('Nhập họ và tên')) });

/** The form of a screen: its schema, its first values, and what sends them. */
function PersonForm({ children }: { children: (form: FormController<Person>) => ReactNode }) {
  return children(useForm({ schema: person, initial: { fullName: '' }, onSubmit: async () => undefined }));
}

const payments = [
  { id: 'GD26.0001', amount: '42.280.000' },
  { id: 'GD26.0002', amount: '150.000' },
];
const columns: Column<(typeof payments)[number]>[] = [
  { id: 'id', header: 'Mã giao dịch', cell: ({ id }) => id, rowHeader: true, width: 160 },
  { id: 'amount', header: 'Số tiền (VND)', cell: ({ amount }) => amount, align: 'end', width: 160 },
];
const shortened: typeof columns = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id, rowHeader: true, width: 160 },
  { id: 'amount', header: 'Tiền', cell: ({ amount }) => `${amount.slice(0, -4)}k đồng`, width: 160 },
];

/** The components used most in the portal. `.storybook/DocsPage.tsx` draws this on their pages. */
export const GUIDES: Readonly<Record<string, Guide>> = {
  Amount: {
    example: () => <Amount value={42_280_000} />,
    good: 'The whole amount with its unit, never broken over two lines.',
    bad: () => <Text>42,28tr</Text>,
    why: 'A shortened amount cannot be compared with a bank statement.',
    parts: { span: 'The figure, in digits of one width', small: 'The unit, quieter than the figure' },
  },
  Banner: {
    example: () => (
      <Banner tone="warning" title="Dữ liệu lúc 09:30, chưa tải lại được" actions={<Button>Thử lại</Button>}>
        Kiểm tra kết nối rồi thử lại.
      </Banner>
    ),
    good: 'It says what is true now, and offers the next step.',
    bad: () => <Banner tone="danger" title="Lỗi!" />,
    why: 'Nobody knows what failed, what was kept, or what to do.',
    parts: { svg: 'The tone a second time, for those who do not see colours', button: 'The one way on' },
  },
  Button: {
    example: () => (
      <Button variant="solid" tone="accent" icon={PlusIcon}>
        Thêm người dùng
      </Button>
    ),
    good: 'A verb and what it acts on. One solid button a view.',
    bad: () => (
      <Stack direction="row" gap={2}>
        <Button variant="solid" tone="accent">
          OK
        </Button>
        <Button variant="solid" tone="accent">
          Xuất
        </Button>
      </Stack>
    ),
    why: 'Two solid buttons compete, and "OK" does not say what happens.',
    parts: {
      button: 'The target, at least 32 px high',
      svg: 'An icon that repeats the verb; it has no name',
    },
  },
  Card: {
    example: () => (
      <Card title="Tài khoản nhận tiền">
        <Text>Vietcombank, 0123 456 789</Text>
      </Card>
    ),
    good: 'One subject, with a heading that can be jumped to.',
    bad: () => (
      <Card>
        <Card>
          <Text>Vietcombank, 0123 456 789</Text>
        </Card>
      </Card>
    ),
    why: 'A box in a box says nothing that the outer one does not.',
    parts: { section: 'A region named by its heading', h2: 'The heading' },
  },
  DataTable: {
    example: () => (
      <DataTable
        caption="Giao dịch"
        columns={columns}
        rows={payments}
        rowId={({ id }) => id}
        rowLabel={({ id }) => `giao dịch ${id}`}
        status="ready"
      />
    ),
    good: 'Whole amounts at the end of the cell, their unit in the header. The columns are made once, outside.',
    bad: () => (
      <DataTable
        caption="Giao dịch"
        columns={shortened}
        rows={payments}
        rowId={({ id }) => id}
        rowLabel={({ id }) => `giao dịch ${id}`}
        status="ready"
      />
    ),
    why: 'Shortened amounts at the start of the cell can be neither compared nor added up.',
    parts: {
      thead: 'The header stays in sight; a column that sorts has a button in it',
      'th[scope="row"]': 'The id that names its row; with `rowHref` it is the link to the record',
      'td[data-align="end"]': 'Figures of one width, never cut',
    },
  },
  DescriptionList: {
    example: () => (
      <DescriptionList
        items={[
          { term: 'Mã giao dịch', value: 'GD26.0001' },
          { term: 'Ghi chú', value: '' },
        ]}
      />
    ),
    good: 'What is missing gets its sign by itself, with a word for readers.',
    bad: () => <DescriptionList items={[{ term: 'Ghi chú', value: 'N/A' }]} />,
    why: 'A placeholder of one’s own looks like a value.',
    parts: { dt: 'The term', dd: 'The value' },
  },
  EmptyState: {
    example: () => (
      <EmptyState
        variant="filtered"
        title="Không có giao dịch phù hợp"
        description="Thử bỏ bớt điều kiện lọc."
        actions={<Button>Xóa bộ lọc</Button>}
      />
    ),
    good: 'Says why there is nothing, and offers the way out.',
    bad: () => <EmptyState title="Không có dữ liệu" />,
    why: 'The same words for "none yet", "none that match" and "failed".',
    parts: { button: 'One way on' },
  },
  Form: {
    example: () => (
      <PersonForm>
        {(form) => (
          <Form
            form={form}
            aria-label="Thêm người dùng"
            actions={
              <Button type="submit" variant="solid" tone="accent" loading={form.submitting}>
                Thêm người dùng
              </Button>
            }
          >
            <TextField label="Họ và tên" required {...form.field('fullName')} />
          </Form>
        )}
      </PersonForm>
    ),
    good: 'Press the button: the field says what it needs and has the focus.',
    bad: () => (
      <Stack gap={3}>
        <Banner tone="danger" title="Dữ liệu không hợp lệ" />
        <TextField label="Họ và tên" />
        <Button variant="solid" tone="accent" busy>
          OK
        </Button>
      </Stack>
    ),
    why: 'One message for all fields, far from the wrong one, and a button that is off without a reason.',
    parts: {
      form: 'The form, named for what it does; Enter in a field sends it',
      input: 'A field, bound by its name to value and error',
      'button[type="submit"]': 'The one action, a verb; it spins while the answer is on its way',
    },
  },
  Heading: {
    example: () => (
      <Heading level={2} size="lg">
        Lịch sử giao dịch
      </Heading>
    ),
    good: 'The level is the place in the outline, the size is the look.',
    bad: () => (
      <Heading level={4} size="lg">
        Lịch sử giao dịch
      </Heading>
    ),
    why: 'A level chosen for its size leaves holes in the outline that readers walk by.',
    parts: { h2: 'The heading' },
  },
  IconButton: {
    example: () => <IconButton icon={DownloadIcon} label="Tải biên nhận" />,
    good: 'Its name says what it does, to readers and as a tooltip.',
    bad: () => <IconButton icon={DownloadIcon} label="Icon" />,
    why: 'The name of the picture is not the name of the action.',
    parts: { button: 'The target, and the name', svg: 'The icon, hidden from readers' },
  },
  Link: {
    example: () => <Link href="#/merchant/transaction">Xem giao dịch</Link>,
    good: 'Goes somewhere, can be opened in a tab, and says where to.',
    bad: () => <Link href="#/merchant/transaction">Bấm vào đây</Link>,
    why: 'Out of its sentence, as a list of links is read, it says nothing.',
    parts: { a: 'The link' },
  },
  Modal: {
    example: () => (
      <Held initial={false}>
        {(open, setOpen) => (
          <>
            <Button onClick={() => setOpen(true)}>Thêm ghi chú</Button>
            <Modal
              open={open}
              onOpenChange={setOpen}
              title="Thêm ghi chú"
              footer={
                <>
                  <Button onClick={() => setOpen(false)}>Hủy</Button>
                  <Button variant="solid" tone="accent" onClick={() => setOpen(false)}>
                    Lưu ghi chú
                  </Button>
                </>
              }
            >
              <TextArea label="Nội dung" rows={3} />
            </Modal>
          </>
        )}
      </Held>
    ),
    good: 'The title says the action, the footer has one main button with the same verb. Press it.',
    bad: () => (
      <Card title="Thông báo">
        <Stack direction="row" gap={2}>
          <Button variant="solid" tone="accent">
            OK
          </Button>
          <Button variant="solid" tone="accent">
            Lưu và đóng
          </Button>
          <Button variant="solid" tone="danger">
            Hủy
          </Button>
        </Stack>
      </Card>
    ),
    why: 'A title that names no action, over three buttons of equal weight.',
    parts: { button: 'What opens it; the focus goes into the dialog and comes back here' },
  },
  PageHeader: {
    example: () => (
      <PageHeader
        title="Giao dịch"
        count="1.284"
        actions={<Button icon={DownloadIcon}>Xuất dữ liệu</Button>}
      />
    ),
    good: 'One title, and the main action last.',
    bad: () => <PageHeader title="Quản lý danh sách các giao dịch của bạn" />,
    why: 'The title is what the menu calls the page, without a sentence around it.',
    parts: { h1: 'The title, which takes the focus after a change of page', button: 'The actions' },
  },
  PasswordField: {
    example: () => <PasswordField label="Mật khẩu" autoComplete="current-password" />,
    good: 'The browser may fill it, and a press shows what was typed.',
    bad: () => <TextField label="Mật khẩu" type="password" autoComplete="off" />,
    why: 'It refuses password managers, and a typing error stays unseen.',
    parts: {
      label: 'The label, always in sight',
      input: 'The field',
      button: 'Shows and hides what was typed',
    },
  },
  RadioGroup: {
    example: () => (
      <RadioGroup
        label="Kỳ đối soát"
        value="day"
        onChange={none}
        options={[
          { value: 'day', label: 'Hằng ngày' },
          { value: 'week', label: 'Hằng tuần' },
        ]}
      />
    ),
    good: 'Two to five choices, all in sight, one of them chosen.',
    bad: () => (
      <RadioGroup
        label="Nhận thông báo"
        value="yes"
        onChange={none}
        options={[
          { value: 'yes', label: 'Có' },
          { value: 'no', label: 'Không' },
        ]}
      />
    ),
    why: 'Yes and no are one Switch or one Checkbox.',
    parts: { '[role=radiogroup]': 'The group, named by its label', input: 'One choice' },
  },
  Select: {
    example: () => (
      <Select label="Nhóm quyền" placeholder="Chọn nhóm" options={[{ value: '1', label: 'Kế toán' }]} />
    ),
    good: 'The browser’s own list, with a first entry that is not a choice.',
    bad: () => <Select label="Nhóm quyền" options={[{ value: '', label: '---' }]} />,
    why: 'Dashes are read aloud, and can be sent.',
    parts: { label: 'The label', select: 'The list' },
  },
  Skeleton: {
    example: () => <Skeleton lines={3} />,
    good: 'As tall as what is coming, so that nothing moves.',
    bad: () => <Text>Đang tải…</Text>,
    why: 'One line becomes many, and the page jumps.',
    parts: { span: 'The place; the region around it is aria-busy' },
  },
  Stack: {
    example: () => (
      <Stack direction="row" gap={2}>
        <Button>Hủy</Button>
        <Button variant="solid" tone="accent">
          Lưu thay đổi
        </Button>
      </Stack>
    ),
    good: 'The distance is a step of the scale, and the main action is last.',
    bad: () => (
      <Stack direction="row" gap={8}>
        <Button>Hủy</Button>
        <Button>Lưu thay đổi</Button>
      </Stack>
    ),
    why: 'So far apart, they no longer belong together.',
    parts: { div: 'The room between its children' },
  },
  StatusBadge: {
    example: () => <StatusBadge tone="warning" icon="pending" label="Chờ thanh toán" />,
    good: 'Colour, icon and words say the same.',
    bad: () => <StatusBadge tone="danger" icon="success" label="Đã hủy" />,
    why: 'Icon and colour contradict each other, and nothing failed.',
    parts: { span: 'The state in words; the icon is drawn from the stylesheet' },
  },
  Switch: {
    example: () => <Switch label="Có thể duyệt yêu cầu hoàn" checked={false} onChange={none} />,
    good: 'The label says what is true when it is on.',
    bad: () => <Switch label="Tắt thông báo" checked onChange={none} />,
    why: 'A switch that is on to be off.',
    parts: { label: 'The label, a target too', input: 'The switch' },
  },
  Tag: {
    example: () => <Tag label="Cà phê Sen Việt" />,
    good: 'One or two words that somebody put on something.',
    bad: () => <Tag tone="success" label="Thành công" />,
    why: 'A record’s state is a StatusBadge, which has an icon.',
    parts: { '.label': 'The word; cut at the end, whole in the tooltip' },
  },
  Text: {
    example: () => <Text tone="muted">Tiền về trong ngày làm việc kế tiếp.</Text>,
    good: 'Muted for what explains, plain for what matters.',
    bad: () => (
      <Text tone="muted">
        <Missing />
      </Text>
    ),
    why: 'A missing value is no explanation: it has the colour of its neighbours.',
    parts: { ':first-child': 'The text' },
  },
  TextArea: {
    example: () => <TextArea label="Ghi chú" rows={5} hint="Chỉ nhân viên của doanh nghiệp thấy." />,
    good: 'As many rows as are usually needed, and who will read it.',
    bad: () => <TextArea label="Ghi chú" labelHidden placeholder="Ghi chú" />,
    why: 'The placeholder is gone with the first letter.',
    parts: { label: 'The label', textarea: 'The field' },
  },
  TextField: {
    example: () => <TextField label="Họ và tên" autoComplete="name" error="Nhập họ và tên" />,
    good: 'A label in sight, the browser’s help, and an error that says what to do.',
    bad: () => <TextField label="Họ và tên" labelHidden placeholder="Họ và tên" error="Không hợp lệ" />,
    why: 'No label once something is typed, and an error without its cause.',
    parts: { label: 'The label; red with an error', input: 'The field, described by its error' },
  },
};

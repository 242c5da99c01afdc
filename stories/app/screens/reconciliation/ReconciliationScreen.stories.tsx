import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';
import { fileOfDay, makeFile } from './file.ts';

/**
 * `/merchant/settlement/reconcile`: the browser reads and compares a bank's file before anything is sent; the service
 * then checks it, and its result appears beside the browser's own.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/settlement/reconcile';
const IMPORT = 'POST merchants/*/settlements/reconcile-import';
const desk = { address: ADDRESS, as: 'manager', rows: 2000, before: makeFile };

/** The worker and its file may load slowly on a busy machine. */
const FETCHED = { timeout: 20_000 };
const page = () => within(document.body);
const press = async (name: RegExp) => userEvent.click(await page().findByRole('button', { name }, FETCHED));
const drop = async (file: File) =>
  userEvent.upload(await page().findByLabelText(/^(Tệp đối soát|Reconciliation file)$/, {}, FETCHED), file);
const OUTCOMES = /^(Kết quả đối chiếu|Results)$/;

async function read(file = fileOfDay()) {
  await settled();
  await drop(file);
}
async function compare() {
  await read();
  await press(/^(Đối chiếu|Compare) \d/);
  await page().findByRole('group', { name: OUTCOMES }, FETCHED);
  await waitFor(() => expect(document.querySelector('main [data-row]')).toBeVisible(), FETCHED);
}
async function send() {
  await compare();
  await press(/^(Tiếp tục để gửi|Continue to send)$/);
  await press(/^(Gửi tệp|Send the file)$/);
}

export const Default: Story = { ...inEveryMode, ...screen(desk) };

/** The parsed file, the meaning of each column, and a row with an unreadable amount. */
export const Read: Story = {
  ...visual,
  ...screen(desk),
  play: async () => {
    await read();
    await page().findByText(
      /^(Dòng có lỗi nên không đối chiếu: 1|Rows with errors, which are not compared: 1)/,
      {},
      FETCHED,
    );
    await expect((await page().findAllByText(/1\.500,50/, {}, FETCHED)).length).toBeGreaterThan(0);
    await settled();
  },
};

export const Compared: Story = {
  ...visual,
  ...screen(desk),
  play: async () => {
    await compare();
    const figures = within(page().getByRole('group', { name: OUTCOMES }));
    for (const name of [
      /^(Lệch tiền|Amount differs) ?1 /,
      /^(Trùng|Duplicate) ?1 /,
      /^(Không có trong tệp|Not in the file) ?1 /,
    ])
      await expect(figures.getByRole('button', { name })).toBeVisible();
    await settled();
  },
};

/** The remaining items, side by side. The row missing on one side and the payment missing on the other are the same. */
export const SideBySide: Story = {
  ...visual,
  ...screen(desk),
  play: async () => {
    await compare();
    await press(/^(Khớp thủ công|Match by hand)$/);
    const [file] = await page().findAllByRole('listbox', {}, FETCHED);
    file?.focus();
    await userEvent.keyboard('jj');
    await page().findAllByText(/(khác mã giao dịch|other transaction ID)/, {}, FETCHED);
    await userEvent.keyboard('l{Home}{Enter}');
    await expect(await page().findByText(/^1 (cặp khớp|pair matched)/)).toBeVisible();
    await settled();
  },
};

/** The response was lost: the file may be sent again. */
export const AnswerLost: Story = {
  ...visual,
  ...screen({ ...desk, faults: [{ match: IMPORT, kind: 'lost' }] }),
  play: async () => {
    await send();
    await expect(
      await page().findByText(
        /^(Chưa rõ hệ thống đã nhận tệp hay chưa|It is not known whether the file arrived)$/,
        {},
        FETCHED,
      ),
    ).toBeVisible();
  },
};

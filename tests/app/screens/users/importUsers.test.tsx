/*
 * Import of many users from a file: checked, added one by one, each result reported. Their passwords are stored
 * nowhere.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSheet } from '#app/lib/file/sheetFile.ts';
import { storesOf } from '#sandbox/data/stores.ts';
import { api, calls, type Opening, openPortal } from '../../../screens/kit.tsx';
import { standInForWorkers } from '../reconciliation/workers.ts';

const LIST = '/merchant/setting/users';
const USERS = 'merchants/1001/user/sub-merchant-user';
const LOOK = 'GET merchants/*/user/sub-merchant-user';
const CREATE = 'POST merchants/*/user/sub-merchant-user';
const STORE = storesOf('1001')[1]?.brandName ?? '';
const HEADER = 'Tên đăng nhập,Họ và tên,Email,Số điện thoại,Cửa hàng,Nhóm quyền,Duyệt hoàn';
const line = (name: string, email = `${name}@senviet.example`) =>
  `${name},Người ${name},${email},0912345678,${STORE},Thu ngân,Không`;
const fileOf = (...lines: string[]) =>
  new File([[HEADER, ...lines].join('\n')], 'nhan-vien.csv', { type: 'text/csv' });
const names = (count: number) => Array.from({ length: count }, (_, index) => `nv.${index + 1}`);

const sent = () => calls((path) => path === USERS).filter(({ method }) => method === 'POST');
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const total = async () => {
  const { accessToken } = await api.signInAs('manager');
  const address = new URL(`/api/v1/${USERS}?pageSize=1`, location.href);
  const answer = await api.handle(
    new Request(address, { headers: { Authorization: `Bearer ${accessToken}` } }),
  );
  return ((await answer.json()) as { data: { total: number } }).data.total;
};

beforeEach(standInForWorkers);

async function openImport(file: File, opening: Opening = {}) {
  const portal = await openPortal(LIST, opening);
  await portal.press(portal.t('user.import.open'));
  const dialog = within(await screen.findByRole('dialog', { name: portal.t('user.import.open') }));
  await portal.user.upload(dialog.getByLabelText(portal.t('user.import.file')), file);
  return { ...portal, dialog };
}

/** Continues with the valid rows, and confirms with the password. */
async function run({ press, t, user }: Awaited<ReturnType<typeof openImport>>, count: number) {
  await press(t('user.import.continue', { count }));
  await press(t('user.import.confirm', { count }));
  const question = within(await screen.findByRole('dialog', { name: t('stepUp.title') }));
  await user.type(question.getByLabelText(t('auth.password')), 'Demo@2026');
  await user.click(question.getByRole('button', { name: t('stepUp.confirm') }));
}

it('adds the rows without faults, names the others, and hands out the first passwords once', async () => {
  const before = await total();
  const portal = await openImport(
    fileOf(
      ...names(6).map((name) => line(name).replace('Người nv.1,', '=HYPERLINK(1),')),
      ...[line('sai', 'sai@'), line('cashier')],
    ),
  );
  const { dialog, t, user } = portal;
  expect(await dialog.findByText('6 người có thể thêm')).toBeTruthy();
  expect(dialog.getByText('Email: Sai định dạng email')).toBeTruthy();
  expect(dialog.getByText('Tên đăng nhập: Đã có người dùng cashier')).toBeTruthy();
  expect(sent()).toEqual([]);

  await run(portal, 6);
  expect((await screen.findAllByText('6 thành công, 0 lỗi, 0 bỏ qua')).length).toBeGreaterThan(0);
  expect(sent().map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await total()).toBe(before + 6);

  const close = async () =>
    user.click(screen.getAllByRole('button', { name: t('action.close') }).at(-1) as Element);
  // Closing without copying them asks first.
  await close();
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getAllByRole('button')[0] as Element);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await portal.press(t.count('user.import.copy', 6));
  await screen.findByText(t('user.import.copied'));
  const lines = (await navigator.clipboard.readText()).split('\n').map((one) => one.split('\t'));
  expect(lines.map(([name]) => name)).toEqual(names(6));
  // It will be pasted into a spreadsheet: nothing may be read as a formula.
  expect(lines[0]?.[1]).toBe("'=HYPERLINK(1)");
  expect(lines[1]?.[1]).toBe('Người nv.2');
  for (const [, , password = ''] of lines) {
    expect(password).toMatch(/^(?=.*[A-Z])(?=.*\d)[A-Za-z].{7,15}$/);
    expect(stored()).not.toContain(password);
    expect(portal.address()).not.toContain(password);
  }
  expect(new Set(lines.map(([, , password]) => password)).size).toBe(6);
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('nv.6')).toBeTruthy();
  expect(stored()).not.toContain('portal.run');
});

it('looks up users whose response was lost, and sends again only those who are missing', async () => {
  const portal = await openImport(fileOf(...names(4).map((name) => line(name))));
  await portal.dialog.findByText('4 người có thể thêm');
  // The first two were added but their responses lost; the others never arrived.
  api.setFaults([
    { match: CREATE, kind: 'lost', times: 2 },
    { match: CREATE, kind: '503', times: 2 },
  ]);
  await run(portal, 4);
  expect((await screen.findAllByText('2 thành công, 0 lỗi, 0 bỏ qua, 2 chưa rõ')).length).toBeGreaterThan(0);
  expect(sent()).toHaveLength(4);
  // If the lookup fails too, their state stays unknown.
  api.setFaults([{ match: LOOK, kind: '503' }]);
  await portal.press('Kiểm tra lại 2');
  const again = await screen.findByRole('button', { name: 'Gửi lại 2' });
  expect(screen.getAllByText('2 thành công, 0 lỗi, 0 bỏ qua, 2 chưa rõ').length).toBeGreaterThan(0);
  await portal.user.click(again);
  expect((await screen.findAllByText('2 thành công, 0 lỗi, 0 bỏ qua, 2 chưa rõ')).length).toBeGreaterThan(0);
  expect(sent()).toHaveLength(4);
  api.setFaults([]);
  await portal.press('Kiểm tra lại 2');
  await portal.press('Gửi lại 2');
  expect((await screen.findAllByText('4 thành công, 0 lỗi, 0 bỏ qua')).length).toBeGreaterThan(0);
  expect(sent()).toHaveLength(6);
});

it('keeps the first password of a user that the browser or the network has sent twice', async () => {
  const portal = await openImport(fileOf(...names(2).map((name) => line(name)), line('x')));
  await portal.dialog.findByText('3 người có thể thêm');
  // The first request is sent twice before its response, so that the portal receives the second response.
  const handle = api.handle;
  let repeated = false;
  vi.spyOn(api, 'handle').mockImplementation(async (request) => {
    const isFirst = request.method === 'POST' && request.url.endsWith(USERS) && !repeated;
    if (!isFirst) return handle(request);
    repeated = true;
    await handle(request.clone() as Request);
    return handle(request);
  });
  await run(portal, 3);
  // The service refuses the third name, but this business has no such user.
  expect((await screen.findAllByText('2 thành công, 1 lỗi, 0 bỏ qua')).length).toBeGreaterThan(0);
  expect(screen.getByText(/^1 người đã có sẵn khi dịch vụ trả lời/)).toBeTruthy();
  expect(screen.getByText(/đặt lại mật khẩu cho nv\.1\./)).toBeTruthy();
  await portal.press(portal.t.count('user.import.copy', 2));
  await screen.findByText(portal.t('user.import.copied'));
  const [[name, , password] = []] = (await navigator.clipboard.readText())
    .split('\n')
    .map((one) => one.split('\t'));
  expect(name).toBe('nv.1');
  // The password is the one stored by the service: it allows the first sign-in.
  await expect(api.signInAs('nv.1')).resolves.toBeTruthy();
  expect(password).toMatch(/^.{8,16}$/);
});

it('remembers users added by the first part after a second interruption', async () => {
  const file = () => fileOf(...names(12).map((name) => line(name)));
  /** Runs until the service has answered so many more requests, and leaves the page. */
  const leaveAfter = async (
    portal: Awaited<ReturnType<typeof openImport>>,
    count: number,
    answers: number,
    known = 0,
  ) => {
    let asked = 0;
    portal.wire.hold = ({ method, path }) =>
      method === 'POST' && path === USERS && ++asked > answers ? new Promise(() => undefined) : undefined;
    const done = () => JSON.parse(sessionStorage.getItem('portal.run.users.1001.manager') ?? '{}').done ?? [];
    await run(portal, count);
    await waitFor(() => expect(done()).toHaveLength(known + answers));
    portal.close();
  };
  const chooseAgain = async () => {
    const portal = await openPortal(LIST, { reload: true });
    await portal.press(portal.t('user.import.proceed'));
    const dialog = within(await screen.findByRole('dialog', { name: portal.t('user.import.open') }));
    await portal.user.upload(dialog.getByLabelText(portal.t('user.import.file')), file());
    return { ...portal, dialog };
  };
  const first = await openImport(file());
  await first.dialog.findByText('12 người có thể thêm');
  await leaveAfter(first, 12, 2);
  const second = await chooseAgain();
  expect(await second.dialog.findByText('Bỏ qua 2 người đã thêm ở lần trước')).toBeTruthy();
  // Four were in progress: they exist, and that is no fault of the sheet.
  expect(second.dialog.getByText(/^4 người đang được thêm khi đợt trước bị ngắt/)).toBeTruthy();
  expect(second.dialog.queryByText(/dòng có lỗi/)).toBe(null);
  await leaveAfter(second, 6, 1, 6);

  const third = await chooseAgain();
  expect(await third.dialog.findByText('Bỏ qua 7 người đã thêm ở lần trước')).toBeTruthy();
  await run(third, 1);
  expect((await screen.findAllByText('1 thành công, 0 lỗi, 0 bỏ qua')).length).toBeGreaterThan(0);
  expect(screen.getByText('Bỏ qua 11 người đã thêm ở lần trước')).toBeTruthy();
});

it('gives a template, and explains why a file or a failed check cannot be used, and how to try again', async () => {
  const saved: { file: Blob; name: string }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push({ file: file as Blob, name: '' });
    return 'blob:template';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (saved[0]) saved[0].name = this.download;
  });
  const { press, t, user } = await openPortal(LIST);
  await press(t('user.import.open'));
  await press(t('user.import.getTemplate.xlsx'));
  await waitFor(() => expect(saved[0]?.name).toBe('mau-nguoi-dung.xlsx'));
  const template = saved[0]?.file as Blob;
  expect(await readSheet(template)).toEqual([HEADER.split(',')]);
  // The template has no users yet: its columns are recognized, and that is its only fault.
  const dialog = within(await screen.findByRole('dialog', { name: t('user.import.open') }));
  const choose = (file: File) => user.upload(dialog.getByLabelText(t('user.import.file')), file);
  await choose(new File([template], 'mau.xlsx'));
  expect(await dialog.findByText(t('user.sheet.empty'))).toBeTruthy();

  await choose(new File([new Uint8Array([0x48, 0xe0, 0xff])], 'ansi.csv', { type: 'text/csv' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('CSV UTF-8'));
  expect(dialog.getByRole('button', { name: t('user.import.next') })).toHaveProperty('ariaDisabled', 'true');
  api.setFaults([{ match: 'GET merchants/*/groups', kind: '500' }]);
  await choose(fileOf(line('nv')));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(t('error.server')));
  api.setFaults([]);
  await user.click(dialog.getByRole('button', { name: t('action.retry') }));
  expect(await dialog.findByText('1 người có thể thêm')).toBeTruthy();
});

it('says how many stores and roles could not be read, and so cannot be named', async () => {
  const portal = await openImport(fileOf(line('nv')), {
    change: ({ path, query }, data) => {
      if (!/\/(groups|stores)$/.test(path) || query.get('pageSize') !== '100') return undefined;
      const { items, ...rest } = data as { items: object[] };
      return { ...rest, items: items.map((one, place) => (place === 0 ? { ...one, id: null } : one)) };
    },
  });
  expect(
    await portal.dialog.findByText(portal.t('user.import.unread', { stores: 1, groups: 1 })),
  ).toBeTruthy();
});

it('is disabled without the permission, with the reason', async () => {
  const { t } = await openPortal(LIST, { as: 'auditor' });
  const button = await screen.findByRole('button', { name: t('user.import.open') });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => button.click());
  expect(document.querySelector('input[type=file]')).toBeNull();
});

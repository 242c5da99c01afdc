/*
 * A bank file: compared in the browser before anything is sent, then sent unchanged, with the service's results beside
 * ours.
 */
import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatCount } from '#app/lib/money.ts';
import { dayOf } from '#app/lib/time.ts';
import { api, calls, expectNoHoles, pageTitle, promised } from '../../../screens/kit.tsx';
import {
  ask,
  faultyFile,
  figure,
  HEADER,
  IMPORT,
  lineOf,
  openComparison,
  openDesk,
  PATH,
  type Payment,
  paymentsOfDay,
  shownLines,
  untilLines,
} from './desk.tsx';
import { standInForWorkers } from './workers.ts';

beforeEach(standInForWorkers);

const LIST = 'GET merchants/*/order/transactions';
const imports = () => calls((path) => path.endsWith('/reconcile-import'));
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());
const toSend = async (portal: Awaited<ReturnType<typeof openComparison>>) => {
  await portal.press(portal.t('reconcile.toSend'));
  await portal.press(portal.t('reconcile.send.send'));
};

it('finds the six results before anything is sent', async () => {
  const { file, compared, lacking, more } = await faultyFile();
  const portal = await openComparison(file);
  const { t, press } = portal;
  expect(imports()).toEqual([]);
  const matched = compared - 4;
  expect(
    screen.getByRole('heading', {
      level: 2,
      name: new RegExp(`${formatCount(matched)}/${formatCount(compared)}`),
    }),
  ).toBeTruthy();
  for (const outcome of ['AMOUNT_DIFFERS', 'STATUS_DIFFERS', 'MISSING_IN_SYSTEM', 'DUPLICATE'] as const)
    expect(figure(t(`reconcile.outcome.${outcome}`))).toMatch(/ 1( |$)/);
  expect(figure(t('reconcile.outcome.MISSING_IN_FILE'))).toContain(formatCount(lacking.amount));
  expect(figure(t('reconcile.outcome.MATCHED'))).toContain(` ${formatCount(matched)} `);

  // Differing rows come first; each outcome is a filter.
  await untilLines(5);
  await portal.user.click(
    screen.getByRole('button', { name: new RegExp(`^${t('reconcile.outcome.AMOUNT_DIFFERS')}`) }),
  );
  await untilLines(1);
  expect(portal.search().get('show')).toBe('AMOUNT_DIFFERS');
  const row = within(document.querySelector('tbody') as HTMLElement);
  const cell = document.querySelector('[data-wrong=amount]');
  expect(cell?.textContent).toContain(formatCount(more.amount + 36_000));
  // The reason is in a tooltip too.
  expect(cell?.getAttribute('data-tip')).toBe(t('reconcile.differs'));
  expect(row.getByText('+36.000')).toBeTruthy();
  await portal.user.click(
    screen.getByRole('button', { name: new RegExp(`^${t('reconcile.outcome.MISSING_IN_FILE')}`) }),
  );
  await waitFor(() => expect(shownLines()).toEqual([lacking.id]));
  await press(t('reconcile.allRows'));
  await untilLines(20);
  expectNoHoles();
});

it('says that the rows below the columns are the first ones, and counts only the whole file', async () => {
  const { file } = await faultyFile();
  const { t } = await openDesk(file);
  await waitFor(() => expect(shownLines()).toHaveLength(5));
  expect(screen.getAllByText(t('reconcile.samples')).some(({ tagName }) => tagName === 'SPAN')).toBe(true);
  expect(screen.queryByText(/^1–5/)).toBeNull();
});

it('shows the whole name of a file that the portal exported', async () => {
  const name = 'giao-dich_0109876543_2026-11-19_2026-11-19_20261120-0800.xlsx';
  const [payment] = (await paymentsOfDay()) as [Payment];
  await openDesk(new File([`${HEADER}\n${lineOf(payment)}`], name, { type: 'text/csv' }));
  // In the steps, and as the heading of what was read.
  await waitFor(() => expect(screen.getAllByText(name)).toHaveLength(2));
});

it('names the status of a refund as the list of refunds does', async () => {
  const [payment] = (await paymentsOfDay()) as [Payment];
  const { items } = await ask('merchants/1001/refunds?timeField=completedAt&status=SUCCESS&pageSize=1000');
  const refund = items.find(({ completedAt }) => completedAt && dayOf(completedAt) === '2026-11-19')!;
  const text = [`${HEADER},Loại`, `${lineOf(payment)},Thanh toán`].join('\n');
  const { t, user } = await openComparison(new File([text], 'hoan.csv', { type: 'text/csv' }));
  await user.type(screen.getByRole('searchbox', { name: t('reconcile.search') }), refund.id);
  await untilLines(1);
  const row = within(document.querySelector('tbody') as HTMLElement);
  expect(row.getByText('Hoàn tiền thành công')).toBeTruthy();
});

it('sends the unchanged bytes, and the service agrees on every row', async () => {
  const { file, compared } = await faultyFile();
  const portal = await openComparison(file);
  await toSend(portal);
  await screen.findByText(portal.t('reconcile.agreement.all', { count: formatCount(compared + 1) }));
  const bytes = await bytesOf(file);
  expect(api.uploads()).toEqual([
    {
      name: 'doi-soat-19-11.csv',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      period: '2026-11-19',
      userName: 'manager',
    },
  ]);
  expect(imports()).toHaveLength(1);
  await untilLines(20);
});

it('shows where the service disagrees', async () => {
  const { file, compared, more } = await faultyFile();
  const change: NonNullable<Parameters<typeof openComparison>[1]>['change'] = ({ path }, data) => {
    if (!path.endsWith('/reconcile-import')) return undefined;
    const { rows, ...rest } = data as {
      rows: { row: number | null; result: string; transactionId?: string }[];
    };
    return {
      ...rest,
      rows: [
        ...rows.map((row) => (row.transactionId === more.id ? { ...row, result: 'MATCHED' } : row)),
        { row: 9999, result: 'MATCHED' },
        { row: 'x' },
      ],
    };
  };
  const portal = await openComparison(file, { change });
  await toSend(portal);
  const { t } = portal;
  const values = { count: formatCount(compared + 1), differs: 1 };
  await screen.findByText(t('reconcile.agreement.some', values));
  await untilLines(1);
  expect(screen.getByText(new RegExp(t('reconcile.agreement.unknown', { count: 1 })))).toBeTruthy();
  expect(screen.getByText(new RegExp(t('reconcile.agreement.unreadable', { count: 1 })))).toBeTruthy();
});

it('asks whether the file is of one store, and keeps a named tolerance', async () => {
  const rows = await paymentsOfDay();
  const { storeId } = rows[0] as (typeof rows)[number] & { storeId: string };
  const own = rows.filter((row) => (row as typeof row & { storeId: string }).storeId === storeId);
  const [short] = own;
  if (!short || own.length === rows.length) throw new Error('the day has one store');
  const lines = own.map((row) => lineOf(row, row === short ? { amount: row.amount - 1100 } : {}));
  const file = new File([[HEADER, ...lines].join('\n')], 'mot-cua-hang.csv', { type: 'text/csv' });
  const portal = await openComparison(file);
  const { t, press, user } = portal;
  expect(figure(t('reconcile.outcome.MISSING_IN_FILE'))).toContain(` ${rows.length - own.length}`);
  await press(new RegExp(`^${t('reconcile.store.only', { name: '' })}`));
  await waitFor(() => expect(figure(t('reconcile.outcome.MISSING_IN_FILE'))).toMatch(/ 0( |$)/));
  expect(screen.getByLabelText<HTMLSelectElement>(t('reconcile.store.label')).value).toBe(storeId);

  // Up to 1.100 đồng counts as matched, and the difference is still shown.
  expect(figure(t('reconcile.outcome.AMOUNT_DIFFERS'))).toMatch(/ 1 .*−1\.100/);
  await press(t('reconcile.rules.open'));
  const dialog = within(await screen.findByRole('dialog', { name: t('reconcile.rules.title') }));
  await user.click(dialog.getByRole('button', { name: t('reconcile.rules.add') }));
  expect(dialog.getByText(t('reconcile.rules.nameMissing'))).toBeTruthy();
  await user.type(dialog.getByLabelText(t('reconcile.rules.name')), 'Phí ngân hàng');
  await user.type(dialog.getByLabelText(t('reconcile.rules.value')), '1.100');
  await user.click(dialog.getByRole('button', { name: t('reconcile.rules.add') }));
  await user.click(dialog.getByRole('button', { name: t('reconcile.rules.apply') }));
  await waitFor(() => expect(figure(t('reconcile.outcome.AMOUNT_DIFFERS'))).toMatch(/ 0( |$)/));
  await press(t('reconcile.allRows'));
  await screen.findByText(
    t('reconciliation.file.outcome.allowed', { amount: '1.100', name: 'Phí ngân hàng' }),
  );

  // The service checks the store's file; it differs only by the tolerance.
  await toSend(portal);
  await screen.findByText(t('reconcile.agreement.all', { count: formatCount(own.length) }));
  expect(imports().map(({ path }) => path)).toEqual([expect.stringContaining(`/store/${storeId}/`)]);
  expect(localStorage.getItem('portal.reconcileRules.1001')).toContain('Phí ngân hàng');
});

it('shows the service’s own message if it refuses the file', async () => {
  const { file } = await faultyFile();
  const portal = await openComparison(file);
  const said = 'Tệp có hơn 50.000 dòng';
  portal.wire.refuse = ({ path }) =>
    path.endsWith('/reconcile-import')
      ? { message: 'Dữ liệu không hợp lệ', errorMessages: [{ field: 'file', message: said }] }
      : undefined;
  await toSend(portal);
  expect((await screen.findByRole('alert')).textContent).toContain(said);
});

describe('network failures', () => {
  it('discard a partial load of the transactions, and allow another attempt', async () => {
    const { file } = await faultyFile();
    const portal = await openDesk(file);
    const { t, press } = portal;
    api.setFaults([{ match: LIST, kind: '500' }]);
    await press(/^Đối chiếu \d/);
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain(t('reconcile.failed.load'));
    expect(screen.queryByRole('group', { name: t('reconcile.outcomes') })).toBeNull();
    api.setFaults([]);
    await portal.user.click(within(failed).getByRole('button', { name: t('action.retry') }));
    await screen.findByRole('group', { name: t('reconcile.outcomes') });
  });

  it('cancelling stops the load, and it can be started again', async () => {
    const { file } = await faultyFile();
    const { promise, keep } = promised();
    const portal = await openDesk(file, {
      hold: ({ path }) => (path.endsWith('/order/transactions') ? promise : undefined),
    });
    const { t, press } = portal;
    await press(/^Đối chiếu \d/);
    await press(t('action.cancel'));
    await keep();
    expect(screen.queryByText(t('reconcile.work.load'))).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('group', { name: t('reconcile.outcomes') })).toBeNull();
    await press(/^Đối chiếu \d/);
    await screen.findByRole('group', { name: t('reconcile.outcomes') });
  });

  it('a lost response leaves the outcome unknown, and the file can be sent again', async () => {
    const { file } = await faultyFile();
    const portal = await openComparison(file);
    const { t, press } = portal;
    api.setFaults([{ match: IMPORT, kind: 'lost', times: 1 }]);
    await toSend(portal);
    expect(await screen.findByText(t('reconcile.send.unknown'))).toBeTruthy();
    expect(screen.getByText(new RegExp(t('reconcile.send.again').slice(0, 20)))).toBeTruthy();
    await press(t('reconcile.send.retry'));
    await screen.findByText(/^Hệ thống kết luận giống hệt/);
    expect(api.uploads()).toHaveLength(2);
  });

  it('asks before leaving during the upload, and shows no error after a cancellation', async () => {
    const { file } = await faultyFile();
    const { promise, keep } = promised();
    const portal = await openComparison(file, {
      hold: ({ path }) => (path.endsWith('/reconcile-import') ? promise : undefined),
    });
    const { t, press } = portal;
    await toSend(portal);
    await screen.findByText(t('reconcile.send.sending'));
    await portal.user.click(screen.getAllByRole('link', { name: t('route.settlement') })[0] as Element);
    const question = within(await screen.findByRole('alertdialog'));
    await portal.user.click(question.getByRole('button', { name: 'Ở lại' }));
    expect(portal.path()).toBe(PATH);
    await press(t('action.cancel'));
    await keep();
    expect(await screen.findByText(t('reconcile.send.cancelled'))).toBeTruthy();
    expect(screen.queryByText(/^Hệ thống kết luận/)).toBeNull();
  });
});

describe('a file with problems', () => {
  it('is refused with a message, and can be replaced', async () => {
    const portal = await openDesk(new File(['%PDF-1.7 xin chào'], 'doi-soat.csv', { type: 'text/csv' }));
    const { t, user } = portal;
    expect((await screen.findByRole('alert')).textContent).toContain(t('reconcile.failed.read'));
    expect(screen.queryByRole('button', { name: t('action.retry') })).toBeNull();
    const { file } = await faultyFile();
    await user.upload(screen.getByLabelText(t('reconcile.file')), file);
    await screen.findByRole('button', { name: /^Đối chiếu \d/ });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gets its columns mapped by hand, and remembers them', async () => {
    const [row] = await paymentsOfDay();
    if (!row) throw new Error('nothing was paid');
    const lines = [HEADER.replace('Số tiền (VND)', 'Cột lạ'), lineOf(row)].join('\n');
    const file = () => new File([lines], 'la.csv', { type: 'text/csv' });
    const portal = await openDesk(file());
    const { t, user } = portal;
    expect((await screen.findByRole('alert')).textContent).toContain(
      t('reconciliation.file.refused.noAmountColumn'),
    );
    await user.selectOptions(
      screen.getByLabelText(new RegExp(`^${t('reconcile.field.amount').slice(0, 7)}`)),
      'Cột lạ',
    );
    await screen.findByRole('button', { name: 'Đối chiếu 1 dòng' });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('reconcile.step.file')}`) }));
    await user.upload(screen.getByLabelText(t('reconcile.file')), file());
    expect(await screen.findByText(t('reconcile.remembered'))).toBeTruthy();
    await screen.findByRole('button', { name: 'Đối chiếu 1 dòng' });
  });
});

describe('who may do what', () => {
  it('a user without settlement:import can compare, and sees why nothing can be sent', async () => {
    const { file } = await faultyFile();
    const portal = await openComparison(file, { as: 'auditor' });
    const { t, press } = portal;
    await press(t('reconcile.toSend'));
    await press(t('reconcile.send.send'));
    expect(imports()).toEqual([]);
    expect(screen.getAllByText(t('reconcile.needs', { scope: 'settlement:import' })).length).toBeGreaterThan(
      0,
    );
  });

  it('another business begins with an empty desk', async () => {
    const { file } = await faultyFile();
    const portal = await openComparison(file, { as: 'admin' });
    await portal.go(`${PATH}?business=1002`);
    await pageTitle(portal.t('route.reconcile'));
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: portal.t('reconcile.outcomes') })).toBeNull(),
    );
    expect(document.querySelector('main')?.textContent).not.toContain('doi-soat-19-11.csv');
  });
});

import { createReconciliation } from '#app/screens/reconciliation/file/reconciliation.ts';
import { createFileService, type FromWorker, type Order } from '#app/screens/reconciliation/file/service.ts';
import type { MatchResult, ReadFile, SystemTransaction } from '#app/screens/reconciliation/file/types.ts';

/** 20,000 rows read, checked and compared in the worker, and the same on the page itself for comparison. */

const PAGE = 100;
const transactions = (count: number): SystemTransaction[] =>
  Array.from({ length: count }, (_, number) => ({
    ...{ id: `TX${number}`, merchantRefId: `DH${number}`, bankRef: `FT${number}`, amount: 10_000 + number },
    ...{
      fee: 80,
      net: 9920 + number,
      status: 'SUCCESS',
      createdAt: 1_793_498_400,
      paidAt: 1_793_498_400,
      storeId: 'S1',
    },
  }));

async function inWorker(file: File): Promise<MatchResult> {
  const desk = createReconciliation({ merchantId: '1001' });
  const { mapping, rows } = await desk.read(file);
  await desk.check(mapping);
  const matching = desk.match();
  const all = transactions(rows);
  for (let from = 0; from < all.length; from += PAGE)
    await matching.push({ transactions: all.slice(from, from + PAGE) });
  const result = await matching.finish({ refunds: true });
  desk.dispose();
  return result;
}

async function onPage(file: File): Promise<MatchResult> {
  let heard: (answer: FromWorker) => void = () => undefined;
  const take = createFileService((answer) => 'progress' in answer || heard(answer));
  let last = 0;
  const ask = (order: Order) =>
    new Promise<unknown>((resolve, reject) => {
      heard = (answer) =>
        'value' in answer ? resolve(answer.value) : reject(new Error(JSON.stringify(answer)));
      take({ id: ++last, order });
    });
  const { mapping, rows } = (await ask({ type: 'read', file, name: file.name })) as ReadFile;
  await ask({ type: 'check', mapping });
  await ask({ type: 'begin' });
  await ask({ type: 'push', chunk: { transactions: transactions(rows) } });
  return (await ask({ type: 'finish', refunds: true })) as MatchResult;
}

/** Runs, and counts the turns that the page itself gets meanwhile. */
async function run(where: 'inWorker' | 'onPage', file: File) {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  const { outcomes } = await { inWorker, onPage }[where](file);
  clearInterval(timer);
  return { matched: outcomes.MATCHED.count, turns };
}
Object.assign(window, { reconciliation: run });

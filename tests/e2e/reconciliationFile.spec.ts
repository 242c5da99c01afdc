import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { build, type Rolldown } from 'vite';
import { expect, test } from './fixtures.ts';

const ROWS = 20_000;
const FOLDER = '/yardstick/';
const HEADINGS = [
  'Mã giao dịch',
  'Mã đơn hàng',
  'Thời gian',
  'Số tiền (VND)',
  'Phí',
  'Trạng thái',
  'Mã tham chiếu NH',
];

/** A workbook of 20,000 payments as Excel saves it. */
function workbook(): Buffer {
  const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = Array.from({ length: ROWS }, (_, number) => {
    const line = number + 2;
    const cells = [
      text(`A${line}`, `TX${number}`),
      text(`B${line}`, `DH${number}`),
      `<c r="C${line}"><v>46327.5</v></c>`,
    ];
    const rest = [`<c r="D${line}"><v>${10_000 + number}</v></c>`, `<c r="E${line}"><v>80</v></c>`];
    return `<row r="${line}">${[...cells, ...rest, text(`F${line}`, 'Thành công'), text(`G${line}`, `FT${number}`)].join('')}</row>`;
  });
  const head = HEADINGS.map((heading, at) => text(`${String.fromCharCode(65 + at)}1`, heading)).join('');
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${head}</row>${rows.join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), {
      level: 1,
    }),
  );
}

/** The page of tests/bench/yardsticks/reconciliation.ts, built as the portal is. */
async function builtFiles(): Promise<Map<string, string | Uint8Array>> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    base: FOLDER,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../bench/yardsticks/reconciliation.ts', import.meta.url)),
        output: { entryFileNames: 'assets/page.js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [`${FOLDER}${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

test('20,000 rows of a file are read, checked and compared while the page answers', async ({
  page,
  server,
}) => {
  const files = await builtFiles();
  files.set(`${FOLDER}file.xlsx`, workbook());
  files.set(
    FOLDER,
    '<!doctype html><html lang="vi"><title>.</title><script type="module" src="assets/page.js"></script>',
  );
  // Under the policies of the portal: scripts of its own origin alone, workers through Trusted Types.
  const policy = (await page.request.get(`${server.url}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain('require-trusted-types-for');
  await page.route(`${server.url}${FOLDER}**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = path.endsWith('.js')
      ? 'text/javascript'
      : path === FOLDER
        ? 'text/html'
        : 'application/zip';
    return route.fulfill({
      contentType,
      body: Buffer.from(body),
      headers: { 'content-security-policy': policy },
    });
  });
  await page.goto(FOLDER);
  await page.waitForFunction('window.reconciliation');

  // The thread's own time: whatever else the machine does meanwhile does not count.
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const run = async (where: 'inWorker' | 'onPage') => {
    const before = await busy();
    const result = await page.evaluate(async (place) => {
      const { reconciliation } = window as unknown as {
        reconciliation: (where: string, file: File) => Promise<{ matched: number; turns: number }>;
      };
      const blob = await (await fetch('file.xlsx')).blob();
      return reconciliation(place, new File([blob], 'doi-soat.xlsx'));
    }, where);
    return { ...result, seconds: (await busy()) - before };
  };
  const beside = await run('inWorker');
  const onPage = await run('onPage');
  test.info().annotations.push({
    type: 'seconds of the page',
    description: `${beside.seconds.toFixed(2)} with the worker, ${onPage.seconds.toFixed(2)} without`,
  });
  expect([beside.matched, onPage.matched]).toEqual([ROWS, ROWS]);
  // What the page does itself is to hand on the pages of the list.
  expect(beside.seconds).toBeLessThan(onPage.seconds / 2);
  expect(beside.turns).toBeGreaterThan(onPage.turns);
});

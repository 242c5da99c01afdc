/*
 * What the user must see of a response, derived from its text only: each figure as it was sent, each row shown or
 * reported.
 */
import { expect } from 'vitest';
import type { Answer } from '../kit.tsx';

export const REFERENCE = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

type Fields = { [name: string]: unknown };

/** `1234567` as displayed. */
export const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Every integer of the responses as displayed, including those in quotes. */
function figuresOf(answers: readonly Answer[]): Set<string> {
  const sent = answers.flatMap(({ text }) => text.match(/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g) ?? []);
  const figures = sent.filter((one) => /^-?\d+$/.test(one)).map(grouped);
  // Money out is sent unsigned, and shown as negative.
  const left = answers.some(({ text }) => /"direction":\s*"OUT"/.test(text)) ? figures : [];
  // A text may contain formatted amounts, such as a fee schedule.
  const written = answers.flatMap(({ text }) => text.match(/\d{1,3}(?:\.\d{3})+(?= ₫)/g) ?? []);
  return new Set([
    ...figures,
    ...written,
    ...left.map((one) => `-${one.replace('-', '')}`),
    ...takingsOf(answers).map((sum) => grouped(String(sum))),
  ]);
}

/** The takings of each store today: the sum of its hours, each from its own response. */
function takingsOf(answers: readonly Answer[]): number[] {
  const sums = new Map<string, number>();
  for (const { text } of answers)
    for (const [, id = '', amount] of text.matchAll(/"(\d+)":\{"count":\d+,"amount":(\d+)/g))
      sums.set(id, (sums.get(id) ?? 0) + Number(amount));
  return [...sums.values()];
}

const FIGURE = /^[-−]?\d{1,3}(?:\.\d{3})+$|[-−]?\d{1,3}(?:\.\d{3})+(?=\s?₫)/g;

/** The difference of a sum or a fee: figures that are never sent. */
const DIFFERENCE = /^Lệch (.+) ₫( so với biểu phí)?$/;

/** Every amount in an element, as it was sent. */
export function figuresOn(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (!DIFFERENCE.test(text)) found.push(...(text.match(FIGURE) ?? []).map((one) => one.replace('−', '-')));
  }
  return found;
}

/** If a sum of sent amounts does not add up, the difference is shown. */
export function expectSum(line: Element, { net, amount, refunded, fee }: Fields) {
  const sent = [net, amount, refunded, fee].map((one) => one ?? undefined);
  const [result = 0n, paid = 0n, back = 0n, kept = 0n] = sent.map((one) => BigInt(String(one ?? 0)));
  const off = sent.includes(undefined) ? 0n : result - (paid - back - kept);
  const told = line.textContent?.match(/Lệch ([\d.]+) ₫/)?.[1];
  const digits = String(off < 0n ? -off : off);
  expect(told).toBe(off === 0n ? undefined : grouped(digits));
}

/** The rest of a refunded payment is in no response: a slip calculates it from the terms above. */
function workedOut(sum: Element): string[] {
  const [result = '', ...terms] = [...sum.querySelectorAll(':scope > div')]
    .reverse()
    .map((row) => figuresOn(row)[0]);
  const values = terms.reverse().map((term) => BigInt((term ?? '0').replaceAll('.', '')));
  const total = values.reduce((all, value, index) => (index === 0 ? value : all - value), 0n);
  return grouped(String(total)) === result ? [result] : [];
}

/** Every amount shown was sent. */
export function expectFigures(root: Element, answers: readonly Answer[]) {
  const sent = figuresOf(answers);
  // A negative term has its minus sign in a separate element.
  const isTaken = (part: Element) => part.querySelector('.sign')?.textContent?.trim() === '−';
  const taken = [...root.querySelectorAll('.part, dl > div')].filter(isTaken).flatMap(figuresOn);
  const left = [...root.querySelectorAll('dl:has(> .result)')].flatMap(workedOut);
  const isSent = (figure: string) =>
    sent.has(figure) || left.includes(figure) || (taken.includes(figure) && sent.has(`-${figure}`));
  expect(figuresOn(root).filter((figure) => !isSent(figure))).toEqual([]);
}

/** The number of rows that the page reports as unreadable. */
export function said(root: ParentNode = document): number {
  const titles = [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent ?? '');
  return titles.reduce((sum, title) => sum + Number(title.match(/^(\d+) dòng không đọc được/)?.[1] ?? 0), 0);
}

/** `data` of a response, if it is an object. */
export function dataOf(answer: Answer | undefined): Fields | undefined {
  try {
    // Numbers that JavaScript cannot represent are compared as strings.
    const exact = answer?.text.replace(/:(-?\d{16,})(?=[,}\]])/g, ':"$1"') ?? '';
    const { data } = JSON.parse(exact) as Fields;
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** Length of the longest text of the page: an element's own, and an attribute's. */
export function longest() {
  let [text, attribute] = [0, 0];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Element) {
      // The path of a QR code grows with the size of the code.
      for (const { name, value } of node.attributes)
        if (name !== 'd') attribute = Math.max(attribute, value.length);
    } else if (!node.parentElement?.closest('style')) text = Math.max(text, node.textContent?.length ?? 0);
  }
  return { text, attribute };
}

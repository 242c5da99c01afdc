/*
 * What a person must see of an answer, worked out from its text alone: each figure as it was sent, each row shown or said.
 */
import { expect } from 'vitest';
import type { Answer } from '../kit.tsx';

export const REFERENCE = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

type Fields = { [name: string]: unknown };

/** `1234567` as people read it. */
export const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Every whole number of the answers as people read it; those in quotes too. */
function figuresOf(answers: readonly Answer[]): Set<string> {
  const sent = answers.flatMap(({ text }) => text.match(/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g) ?? []);
  const figures = sent.filter((one) => /^-?\d+$/.test(one)).map(grouped);
  // What left an account is sent without its sign, and shown with it.
  const left = answers.some(({ text }) => /"direction":\s*"OUT"/.test(text)) ? figures : [];
  // A text may hold amounts as people write them: a schedule of fees.
  const written = answers.flatMap(({ text }) => text.match(/\d{1,3}(?:\.\d{3})+(?= ₫)/g) ?? []);
  return new Set([
    ...figures,
    ...written,
    ...left.map((one) => `-${one.replace('-', '')}`),
    ...takingsOf(answers).map((sum) => grouped(String(sum))),
  ]);
}

/** What each store took today: the sum of its hours, each of which is an answer of its own. */
function takingsOf(answers: readonly Answer[]): number[] {
  const sums = new Map<string, number>();
  for (const { text } of answers)
    for (const [, id = '', amount] of text.matchAll(/"(\d+)":\{"count":\d+,"amount":(\d+)/g))
      sums.set(id, (sums.get(id) ?? 0) + Number(amount));
  return [...sums.values()];
}

const FIGURE = /^[-−]?\d{1,3}(?:\.\d{3})+$|[-−]?\d{1,3}(?:\.\d{3})+(?=\s?₫)/g;

/** What a sum, or a fee, is off by: the figures that nobody sends. */
const DIFFERENCE = /^Lệch (.+) ₫( so với biểu phí)?$/;

/** Every amount that stands in an element, as it was sent. */
export function figuresOn(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (!DIFFERENCE.test(text)) found.push(...(text.match(FIGURE) ?? []).map((one) => one.replace('−', '-')));
  }
  return found;
}

/** A sum of what was sent that does not come out is said, with what it is off by. */
export function expectSum(line: Element, { net, amount, refunded, fee }: Fields) {
  const sent = [net, amount, refunded, fee].map((one) => one ?? undefined);
  const [result = 0n, paid = 0n, back = 0n, kept = 0n] = sent.map((one) => BigInt(String(one ?? 0)));
  const off = sent.includes(undefined) ? 0n : result - (paid - back - kept);
  const told = line.textContent?.match(/Lệch ([\d.]+) ₫/)?.[1];
  const digits = String(off < 0n ? -off : off);
  expect(told).toBe(off === 0n ? undefined : grouped(digits));
}

/** What is left of a refunded payment is no answer's: a slip works it out from the terms above it. */
function workedOut(sum: Element): string[] {
  const [result = '', ...terms] = [...sum.querySelectorAll(':scope > div')]
    .reverse()
    .map((row) => figuresOn(row)[0]);
  const values = terms.reverse().map((term) => BigInt((term ?? '0').replaceAll('.', '')));
  const total = values.reduce((all, value, index) => (index === 0 ? value : all - value), 0n);
  return grouped(String(total)) === result ? [result] : [];
}

/** An amount that is shown was sent. */
export function expectFigures(root: Element, answers: readonly Answer[]) {
  const sent = figuresOf(answers);
  // A term that is below zero stands behind a minus of its own.
  const isTaken = (part: Element) => part.querySelector('.sign')?.textContent?.trim() === '−';
  const taken = [...root.querySelectorAll('.part, dl > div')].filter(isTaken).flatMap(figuresOn);
  const left = [...root.querySelectorAll('dl:has(> .result)')].flatMap(workedOut);
  const isSent = (figure: string) =>
    sent.has(figure) || left.includes(figure) || (taken.includes(figure) && sent.has(`-${figure}`));
  expect(figuresOn(root).filter((figure) => !isSent(figure))).toEqual([]);
}

/** How many rows the page says it could not read. */
export function said(root: ParentNode = document): number {
  const titles = [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent ?? '');
  return titles.reduce((sum, title) => sum + Number(title.match(/^(\d+) dòng không đọc được/)?.[1] ?? 0), 0);
}

/** `data` of an answer, if it is an object. */
export function dataOf(answer: Answer | undefined): Fields | undefined {
  try {
    // Numbers that JavaScript cannot hold are compared by their digits.
    const exact = answer?.text.replace(/:(-?\d{16,})(?=[,}\]])/g, ':"$1"') ?? '';
    const { data } = JSON.parse(exact) as Fields;
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** Letters of the longest text of the page: as an element's own, and in an attribute. */
export function longest() {
  let [text, attribute] = [0, 0];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Element) {
      // The outline of a QR code is as long as the code is large.
      for (const { name, value } of node.attributes)
        if (name !== 'd') attribute = Math.max(attribute, value.length);
    } else if (!node.parentElement?.closest('style')) text = Math.max(text, node.textContent?.length ?? 0);
  }
  return { text, attribute };
}

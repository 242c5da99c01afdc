import { expect, it } from 'vitest';
import { fullFigure, sentenceOf, shareOf, shortFigure } from '#design-system/data/chart/Chart.figures.ts';
import { type Say, words } from '#design-system/data/chart/Chart.words.ts';

const sayIn =
  (texts: Record<Parameters<Say>[0], string>): Say =>
  (key, values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const vi = sayIn(words.vi);
const en = sayIn(words.en);

it.each([
  [0, '0', '0'],
  [950, '950', '950'],
  [1000, '1 nghìn', '1K'],
  [1_250_000, '1,25 triệu', '1,25M'],
  [999_999, '1 triệu', '1M'],
  [999_990, '999,99 nghìn', '999,99K'],
  [-2_500_000_000, '-2,5 tỷ', '-2,5B'],
  [9_999_999_999_999, '10.000 tỷ', '10.000B'],
])('writes %d short as %s, in English %s', (value, viText, enText) => {
  expect([shortFigure(value, vi), shortFigure(value, en)]).toEqual([viText, enText]);
});

it('writes a figure in full with the unit it has', () => {
  expect([
    fullFigure(9_999_999_999_999, 'money'),
    fullFigure(-1_250_000, 'money'),
    fullFigure(1284, 'count'),
  ]).toEqual(['9.999.999.999.999\u00a0₫', '-1.250.000\u00a0₫', '1.284']);
});

it('knows no share of nothing', () => {
  expect([shareOf(1, 3), shareOf(0, 0), shareOf(0, 5)]).toEqual(['33,3%', '-', '0%']);
});

it('says the highest and the lowest figure and where they are, and passes over what is not known', () => {
  const days = ['01/03', '02/03', '03/03'];
  const say = (values: (number | null)[]) => sentenceOf('Doanh thu', values, days, 'count', vi);
  expect(say([5, null, 2])).toBe('Doanh thu cao nhất 5 (01/03), thấp nhất 2 (03/03).');
  expect(say([null, 7, null])).toBe('Doanh thu 7 (02/03).');
  expect(say([null])).toBe('Doanh thu chưa có số liệu.');
});

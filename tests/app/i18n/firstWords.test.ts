import { describe, expect, it } from 'vitest';
import { firstWords } from '#app/i18n/firstWords.ts';

const ALL = {
  denied: 'No entry',
  list: { title: 'List', empty: 'Nothing', results: { one: 'one', other: 'many' } },
  error: { a: 'A', b: 'B' },
  refund: { title: 'Refund', rules: { full: 'Whole', none: 'None' } },
};

describe('the words that a page begins with', () => {
  it.each([
    ['a key', `t("list.title")`, { list: { title: 'List' } }],
    ['keys in any quotes', "t('list.title');t(`list.empty`)", { list: { title: 'List', empty: 'Nothing' } }],
    ['a group, as one counts with', `t.count("list.results",n)`, { list: { results: ALL.list.results } }],
    ['a key put together', `t(\`error.\${code}\`)`, { error: ALL.error }],
    [
      'a key put together deeper down',
      `t(\`refund.rules.\${mode}\`)`,
      { refund: { rules: ALL.refund.rules } },
    ],
    ['a key put together by hand', `t("error."+code)`, { error: ALL.error }],
    ['a name that is an ordinary word', `{permission:"refund",unknown:"list.nothing"}`, {}],
    ['nothing at all', '', {}],
  ])('are those of %s', (_, script, words) => {
    expect(firstWords(ALL, [script])).toEqual({ denied: 'No entry', ...words });
  });

  it('are those of all its scripts, and leave the dictionary as it was', () => {
    const before = structuredClone(ALL);
    expect(firstWords(ALL, ['t("list.empty")', 't("list.title")'])).toEqual({
      denied: 'No entry',
      list: { empty: 'Nothing', title: 'List' },
    });
    expect(ALL).toEqual(before);
  });
});

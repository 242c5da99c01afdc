import { expect, test } from 'vitest';
import {
  canonicalQuery,
  freeName,
  nameProblem,
  type SavedView,
  viewId,
  viewOf,
} from '../../../design-system/data/list/views.ts';

const view = (name: string, query = ''): SavedView => ({ id: name, name, query });

test('the same view in another order is the same view', () => {
  expect(canonicalQuery('status=FAILED&q=')).toBe('status=FAILED');
  const failed = view('Thất bại', 'status=FAILED&sort=-amount');
  expect(viewOf([view('Mặc định'), failed], 'sort=-amount&q=&status=FAILED')).toBe(failed);
  expect(viewOf([failed], 'status=FAILED')).toBeUndefined();
});

test.each([
  ['  ', 'nameMissing'],
  ['THẤT  BẠI', 'nameTaken'],
  ['Thất bại'.normalize('NFD'), 'nameTaken'],
  ['Mỹ'.repeat(31), 'nameTooLong'],
  ['Thất bại 2', undefined],
])('the name "%s": %s', (name, problem) => {
  expect(nameProblem(name, [view('Thất bại')])).toBe(problem);
});

test('a copy gets the first name that is free, a view the first id', () => {
  const views = [view('Ca sáng'), view('Ca sáng 2')];
  expect(freeName('Ca sáng', views)).toBe('Ca sáng 3');
  expect(freeName('Ca đêm', views)).toBe('Ca đêm');
  expect(viewId('Ca đêm', [])).toBe('own-ca-dem');
  expect(viewId('Ca đêm', [{ ...view('Ca đêm'), id: 'own-ca-dem' }])).toBe('own-ca-dem-2');
});

import { expect, test } from 'vitest';
import { words as secretValue } from '../../design-system/base/secret/SecretValue.words.ts';
import { words as chart } from '../../design-system/data/chart/Chart.words.ts';
import { words as savedViews } from '../../design-system/data/list/SavedViews.words.ts';
import { words as runReport } from '../../design-system/data/report/RunReport.words.ts';
import { words as fileField } from '../../design-system/form/file/FileField.words.ts';
import { words as permissionMatrix } from '../../design-system/money/matrix/PermissionMatrix.words.ts';

const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test.each<[string, { vi: Record<string, string>; en: Record<string, string> }]>([
  ['SecretValue', secretValue],
  ['Chart', chart],
  ['PermissionMatrix', permissionMatrix],
  ['RunReport', runReport],
  ['SavedViews', savedViews],
  ['FileField', fileField],
])('the own words of %s say the same in both languages', (_, { vi, en }) => {
  expect(Object.keys(en)).toEqual(Object.keys(vi));
  for (const key of Object.keys(vi)) {
    expect(placesOf(en[key] ?? ''), key).toEqual(placesOf(vi[key] ?? ''));
    expect(vi[key], key).toBe(vi[key]?.normalize('NFC'));
  }
});

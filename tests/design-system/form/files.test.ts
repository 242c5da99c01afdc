import { expect, test } from 'vitest';
import { addFiles, formatBytes, isAccepted } from '../../../design-system/form/file/files.ts';

const file = (name: string, size = 10, type = '') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

test.each([
  ['a.XLSX', '', ['.xlsx'], true],
  ['a.xlsx.exe', '', ['.xlsx'], false],
  ['a.png', 'image/png', ['image/*'], true],
  ['a.png', 'image/png', ['image/jpeg', 'image/png'], true],
  ['a.txt', 'text/plain', ['image/*', '.csv'], false],
  ['a.txt', 'text/plain', [], true],
])('%s of type "%s" for %j: %s', (name, type, accept, taken) => {
  expect(isAccepted(file(name, 1, type), accept)).toBe(taken);
});

test('each file that is left out has its own reason', () => {
  const old = file('old.csv');
  const { files, refused } = addFiles(
    [old],
    [
      file('a.png'),
      file('empty.csv', 0),
      file('big.csv', 101),
      file('old.csv'),
      file('new.csv'),
      file('more.csv'),
    ],
    { accept: ['.csv'], maxBytes: 100, max: 2 },
  );
  expect(files.map(({ name }) => name)).toEqual(['old.csv', 'new.csv']);
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
    ['a.png', 'fileType'],
    ['empty.csv', 'fileEmpty'],
    ['big.csv', 'fileTooLarge'],
    ['old.csv', 'fileTwice'],
    ['more.csv', 'filesTooMany'],
  ]);
});

test('where one is wanted a new one takes its place, a wrong one does not', () => {
  const old = file('old.csv');
  const rules = { accept: ['.csv'], max: 1 };
  expect(addFiles([old], [file('new.csv')], rules).files.map(({ name }) => name)).toEqual(['new.csv']);
  expect(addFiles([old], [file('a.png')], rules).files).toEqual([old]);
});

test.each([
  [0, '0 B'],
  [1023, '1.023 B'],
  [1024, '1 KB'],
  [1_258_291, '1,2 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [3 * 1024 ** 4, '3.072 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'vi-VN')).toBe(text);
});

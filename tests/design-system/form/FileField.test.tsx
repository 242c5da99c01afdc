/* Files whose check takes its time: the last choice counts, and where several have room none is lost. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FileField } from '#design-system';

const file = (name: string) => new File([name], name, { type: 'text/plain' });

type Answer = (sentence: string | undefined) => void;

function Files({ max, checks }: { max: number; checks: Map<string, Answer> }) {
  const [value, setValue] = useState<File[]>([]);
  return (
    <>
      <FileField
        label="Logo"
        max={max}
        value={value}
        onChange={setValue}
        check={({ name }) => new Promise((resolve) => void checks.set(name, resolve))}
      />
      <output>{value.map(({ name }) => name).join()}</output>
    </>
  );
}

function openField(max: number) {
  const checks = new Map<string, Answer>();
  render(<Files max={max} checks={checks} />);
  const drop = (name: string) =>
    fireEvent.drop(screen.getByLabelText('Logo'), { dataTransfer: { files: [file(name)] } });
  const answer = (name: string, sentence?: string) => act(async () => checks.get(name)?.(sentence));
  return {
    drop,
    answer,
    taken: () => document.querySelector('output')?.textContent,
  };
}

test.each([
  ['first', ['a', 'b']],
  ['last', ['b', 'a']],
])('of two files for one place the later counts, whichever check ends %s', async (_, order) => {
  const { drop, answer, taken } = openField(1);
  drop('a');
  drop('b');
  for (const name of order) await answer(name);
  expect(taken()).toBe('b');
});

test('what was wrong with an earlier file is not said of the later', async () => {
  const { drop, answer, taken } = openField(1);
  drop('a');
  drop('b');
  await answer('b');
  await answer('a', 'không phải ảnh');
  expect(taken()).toBe('b');
  expect(screen.queryByText(/không phải ảnh/)).toBeNull();
});

test('of several places each file takes one', async () => {
  const { drop, answer, taken } = openField(3);
  drop('a');
  drop('b');
  await answer('b');
  await answer('a');
  expect(taken()).toBe('b,a');
});

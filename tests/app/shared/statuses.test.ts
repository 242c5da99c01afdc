import { describe, expect, it } from 'vitest';
import type { StatusRegistry } from '#app/lib/status.ts';
import { transactionStatuses } from '#app/shared/transaction/transactionStatus.ts';
import { statusIcons } from '#design-system/data/statusIcons.ts';

/** Every registry of the app: `<noun>Status.ts` of `app/shared` exports nothing else. */
const files = import.meta.glob<Record<string, StatusRegistry>>('/app/shared/**/*Status.ts', { eager: true });
const registries = Object.entries(files).flatMap(([path, exported]) =>
  Object.values(exported).map((registry) => ({ path, registry })),
);

it('finds the registries', () => {
  expect(registries.map(({ registry }) => registry)).toContain(transactionStatuses);
});

describe.each(registries)('the statuses of $path', ({ registry }) => {
  it('are told apart without colour', () => {
    const icons = Object.values(registry).map(({ icon }) => statusIcons[icon]);
    expect(icons).not.toContain(undefined);
    expect(new Set(icons).size).toBe(icons.length);
  });
});

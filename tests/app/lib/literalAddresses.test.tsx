import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { namedBusiness, searchOf, withBusiness } from '#app/lib/address.ts';
import { literalAddresses, useLocation, useMatcher, useSearch } from '#app/lib/navigation/router.tsx';
import { recordHref } from '#app/record/kind.ts';

afterEach(cleanup);

/** Codes as shops and banks write them; `.` and `..` alone are no names in an address. */
const codes = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...'%25AB/#?&+ =;:,@!~\\"<>ệé.-_0'), minLength: 1, maxLength: 20 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  )
  .filter((code) => !/^\.\.?$/.test(code) && !/\p{Cs}/u.test(code));

let found = { id: '', q: '', business: '', again: '' };

function Reader({ base }: { base: string }) {
  const [path] = useLocation();
  const search = useSearch();
  const matches = useMatcher();
  found = {
    id: matches('/merchant/transaction/:id', path)?.id ?? '',
    q: new URLSearchParams(search).get('q') ?? '',
    business: namedBusiness(search) ?? '',
    again: `${base}${path}?${search}`,
  };
  return null;
}

/** What the portal reads from an address. */
function read(address: string, base = '') {
  const { hook, searchHook } = memoryLocation({ path: base + address });
  const { unmount } = render(
    <Router {...literalAddresses({ hook, searchHook })}>
      <Router base={base}>
        <Reader base={base} />
      </Router>
    </Router>,
  );
  unmount();
  return found;
}

it('any code in a path or in a search is read as it was written, in both languages', () => {
  fc.assert(
    fc.property(codes, codes, fc.constantFrom('', '/en'), (id, q, base) => {
      const path = recordHref({ path: '/merchant/transaction' }, { id });
      const address = withBusiness(`${path}?${searchOf(q)}`, '1001');
      expect(read(address, base)).toEqual({ id, q, business: '1001', again: base + address });
    }),
    {
      examples: [
        ['GIAM50%AB', 'GIAM50%AB', ''],
        ['A/B#1?x&y+z', 'KM%20T11', '/en'],
        ['A%2FB', '%25', ''],
      ],
    },
  );
});

it('a percent sign that nobody encoded stays as it is', () => {
  expect(read('/merchant/transaction/GIAM50%ZZ').id).toBe('GIAM50%ZZ');
});

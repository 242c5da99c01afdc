import { basename } from 'node:path/posix';
import { Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { parse, type Source, sources } from './source.ts';

/** Words that no name holds, with the plain word that is meant: names are the words of React, HTTP and payments. */
const PLAIN = new Map(
  Object.entries({
    deed: 'operation or action',
    pursue: 'send or resolve',
    abandon: 'giveUp',
    verdict: 'refusal',
    keeper: 'store',
    attendants: 'BackgroundServices',
    tombstone: 'mark',
    bury: 'markEnded',
    breathe: 'yieldToPage',
    twin: 'duplicate or original',
    flying: 'inFlight',

    suffer: 'applyFault',
    rhythm: 'openingHours',
    afterwards: 'plannedRefunds',
    world: 'state',
    life: 'timeline',
  }),
);
/** Names that are out as a whole, while their words stay good. */
const PLAIN_NAMES = new Map(
  Object.entries({
    alone: 'withTabLock',
    takeEarly: 'takePrefetched',
    handOn: 'deliver',
    inDoubt: 'unknownOutcome',
    onDoubt: 'onOutdated',
    useArrival: 'usePageTitle',
    carryOut: 'submitOnce',
    inTheWay: 'navigationGuards',
    onceHad: 'loadOnce',
    atFirst: 'lazyComponent',
    Checking: 'AccessSpinner',
  }),
);

const wordsOf = (name: string) =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());

/** The plain word for a name that holds a riddle. */
function plainOf(name: string): string | undefined {
  const plain = wordsOf(name).map((word) => PLAIN.get(word) ?? PLAIN.get(word.replace(/s$/, '')));
  return PLAIN_NAMES.get(name) ?? plain.find((one) => one !== undefined);
}

/** The names that a file gives or uses, and its own. */
function wordOffences(source: Source): string[] {
  const names = new Set([basename(source.path).replace(/\..*$/, '')]);
  const note = ({ name }: { name: string }) => void names.add(name);
  new Visitor({ Identifier: note, JSXIdentifier: note }).visit(parse(source).program);
  return [...names].flatMap((name) => {
    const plain = plainOf(name);
    return plain ? [`${source.path} says ${name}: say ${plain}.`] : [];
  });
}

describe('words', () => {
  it('are plain in every name', () => {
    // But for this file, which names the words.
    const named = sources(['design-system', 'app', 'sandbox', 'stories', 'tests']).filter(
      ({ path }) => !path.endsWith('house/words.test.ts'),
    );
    expect(named.flatMap(wordOffences)).toEqual([]);
  });

  it.each([
    ['a type', 'interface RefundDeed {}'],
    ['a function', 'export const pursueAll = () => 1;'],
    ['a component', 'const page = <Attendants />;'],
    ['a whole name', 'carryOut();'],
  ])('refuse a riddle in %s', (_, text) => {
    expect(wordOffences({ path: 'app/lib/a.tsx', text })).toHaveLength(1);
  });

  it('refuse a riddle in the name of a file', () => {
    expect(wordOffences({ path: 'app/lib/intentKeeper.ts', text: '' })).toHaveLength(1);
  });

  it('let words be that only look alike', () => {
    expect(wordOffences({ path: 'app/lib/a.ts', text: 'const standalone = indeed;' })).toEqual([]);
  });
});

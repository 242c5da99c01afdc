import { describe, expect, it } from 'vitest';
import { doorOffences, nodeOffences } from './doors.ts';
import { floorOffences, roomOffences, specifierOffences } from './floors.ts';
import { type Source, sources } from './source.ts';

const house = sources(['design-system', 'app', 'sandbox', 'stories']);
const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });

describe('floors', () => {
  it('hold: nothing imports upward or sideways', () => {
    expect(house.flatMap(floorOffences)).toEqual([]);
  });

  it.each([
    [
      'a part of the base that draws a menu',
      'design-system/base/A.tsx',
      "import { Menu } from '../overlay/Menu.tsx';",
    ],
    ['a type from above', 'app/api/a.ts', "import type { Locale } from '../i18n/index.ts';"],
    ['a re-export from above', 'app/lib/a.ts', "export * from '../list/useList.ts';"],
    ['an import() from above', 'app/state/a.ts', "const page = () => import('../screens/a/AScreen.tsx');"],
    ['another screen', 'app/screens/a/A.tsx', "import { B } from '../b/B.tsx';"],
    [
      'the inside of the design system',
      'app/App.tsx',
      "import { Button } from '#design-system/base/Button.tsx';",
    ],
    [
      'the app in the design system',
      'design-system/shell/A.tsx',
      "import { useT } from '#app/i18n/index.ts';",
    ],
    ['the sandbox in the app', 'app/main.tsx', "import { createSandbox } from '#sandbox/api.ts';"],
    ['state in the sandbox', 'sandbox/api.ts', "import { sessionAtom } from '#app/state/session.ts';"],
    ['state in a story', 'stories/app/a.stories.tsx', "import { sessionAtom } from '#app/state/session.ts';"],
  ])('refuse %s', (_, path, line) => {
    expect(floorOffences(file(path, line))).toHaveLength(1);
  });

  it('let a file see its own floor, those below and the door', () => {
    const screen = file(
      'app/screens/a/AScreen.tsx',
      "import { Button } from '#design-system';",
      "import { useList } from '../../list/useList.ts';",
      "import { part } from './part.ts';",
    );
    expect(floorOffences(screen)).toEqual([]);
  });
});

describe('doors', () => {
  it('hold: each library is known in one place', () => {
    expect(house.flatMap(doorOffences)).toEqual([]);
  });

  it.each([
    ['styled-components in the app', 'app/screens/a/A.tsx', "import styled from 'styled-components';"],
    ['Radix in the app', 'app/App.tsx', "import * as Dialog from '@radix-ui/react-dialog';"],
    ['a part of Amplify', 'app/state/session.ts', "const auth = () => import('aws-amplify/auth');"],
    [
      'TanStack Table in another part',
      'design-system/data/Pagination.tsx',
      "import { x } from '@tanstack/react-table';",
    ],
    ['a library that nobody named', 'app/lib/a.ts', "import _ from 'lodash';"],
    ['Node in the app', 'app/lib/a.ts', "import { join } from 'node:path';"],
    ['Vite in the app', 'app/lib/a.ts', "import { build } from 'vite';"],
  ])('refuse %s', (_, path, line) => {
    expect(doorOffences(file(path, line))).toHaveLength(1);
  });

  it('open where the library belongs', () => {
    const table = file(
      'design-system/data/table/DataTable.model.ts',
      "import { useTable } from '@tanstack/react-table';",
    );
    const client = file('app/api/http/client.ts', "import { ofetch } from 'ofetch';");
    const plugin = file('app/start/prerender.plugin.ts', "import { readFileSync } from 'node:fs';");
    expect([table, client, plugin].flatMap(doorOffences)).toEqual([]);
  });
});

describe('specifiers', () => {
  it('name the whole file, and enter another tree by its door', () => {
    expect(house.flatMap(specifierOffences)).toEqual([]);
  });

  it.each([
    ["import { a } from './a';", 'without its extension'],
    ["import { a } from '../../sandbox/api.ts';", 'across trees'],
  ])('refuse %s', (line, reason) => {
    expect(specifierOffences(file('app/lib/b.ts', line))[0]).toContain(reason);
  });
});

describe('rooms', () => {
  it('hold every file of the design system and the app', () => {
    expect(house.flatMap(roomOffences)).toEqual([]);
  });

  it('refuse a folder that nobody planned', () => {
    expect(roomOffences(file('app/utils/a.ts'))).toHaveLength(1);
    expect(roomOffences(file('app/lib/a.ts'))).toEqual([]);
  });
});

describe('the sandbox of the stories', () => {
  const byPath = (files: readonly Source[]) => new Map(files.map((one) => [one.path, one]));

  it('needs no Node module', () => {
    expect(nodeOffences('sandbox/api.ts', byPath(house))).toEqual([]);
  });

  it('is searched through and through', () => {
    const files = [
      file('sandbox/api.ts', "import { a } from './a.ts';"),
      file('sandbox/a.ts', "import { readFile } from 'node:fs/promises';"),
    ];
    expect(nodeOffences('sandbox/api.ts', byPath(files))).toHaveLength(1);
  });
});

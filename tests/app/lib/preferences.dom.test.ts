// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCENTS, DENSITIES, LAYOUT_MODES, SCALES, THEMES } from '#design-system';
import { BROKEN_TEXTS, blockStorage, fillStorage } from '#tests/app/browser.ts';

/** The modules as a page loads them. */
async function freshPage() {
  vi.resetModules();
  const [lib, storage] = await Promise.all([
    import('#app/lib/preferences.ts'),
    import('#app/lib/storage.ts'),
  ]);
  const told = vi.fn<() => void>();
  storage.onStorageTrouble(told);
  return { ...lib, ...storage, told };
}

let page: Awaited<ReturnType<typeof freshPage>>;
beforeEach(async () => {
  page = await freshPage();
});

const table = {
  order: ['id', 'amount'],
  hidden: ['fee'],
  pinned: { start: ['id'], end: [] },
  density: 'compact',
  pageSize: 50,
} as const;
const silent = { voice: false, notice: false, count: false, quiet: false, from: '22:00', to: '07:00' };
const mine = {
  version: 1,
  layout: 'slim',
  anchored: true,
  accent: 'violet',
  scheme: 'dark',
  system: false,
  density: 'compact',
  scale: 16,
  shortcuts: false,
  tables: { transactions: table },
  views: {},
  templates: {},
  receiptWidth: 58,
  tillSound: false,
  alerts: { ...silent, voice: true },
} as const;
const put = (value: unknown) =>
  localStorage.setItem(page.PREFERENCES_KEY, typeof value === 'string' ? value : JSON.stringify(value));

describe('how a person likes the portal', () => {
  it('is a static menu, blue and light, at scale 14, until it is said otherwise', () => {
    expect(page.storedPreferences()).toEqual({
      version: 1,
      layout: 'static',
      anchored: false,
      accent: 'blue',
      scheme: 'light',
      system: false,
      density: 'comfortable',
      scale: 14,
      shortcuts: true,
      tables: {},
      views: {},
      templates: {},
      receiptWidth: 80,
      tillSound: true,
      alerts: silent,
    });
    expect(page.told).not.toHaveBeenCalled();
  });

  it('is as it was left', () => {
    page.writeStored('localStorage', page.PREFERENCES_KEY, mine);
    expect(page.storedPreferences()).toEqual(mine);
  });

  it('fills what an older portal did not know yet', () => {
    put({ version: 1, scheme: 'dark' });
    expect(page.storedPreferences()).toEqual({ ...page.defaultPreferences, scheme: 'dark' });
    expect(page.told).not.toHaveBeenCalled();
  });

  it('may be whatever the design system has', () => {
    const values = {
      layout: LAYOUT_MODES,
      accent: ACCENTS,
      scheme: THEMES,
      density: DENSITIES,
      scale: SCALES,
    };
    for (const [name, list] of Object.entries(values)) {
      for (const value of list) {
        put({ ...mine, [name]: value });
        expect(page.storedPreferences()).toEqual({ ...mine, [name]: value });
      }
    }
  });

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('follows a device that is dark (%s), whatever it was last', (matches, scheme) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    put({ ...mine, system: true, scheme: 'high-contrast' });
    expect(page.storedPreferences()).toEqual({ ...mine, system: true, scheme });
  });

  it.each<[string, unknown]>([
    ...BROKEN_TEXTS.map((text): [string, string] => [text.slice(0, 20), text]),
    ['an older version', { ...mine, version: 0 }],
    ['a newer version', { ...mine, version: 2 }],
    ['an unknown scheme', { ...mine, scheme: 'neon' }],
    ['an unknown layout', { ...mine, layout: 'floating' }],
    ['an unknown accent', { ...mine, accent: 'pink' }],
    ['an anchor that is a text', { ...mine, anchored: 'true' }],
    ['a scale in between', { ...mine, scale: 14.5 }],
    ['tables of another shape', { ...mine, tables: { transactions: { ...table, order: 'id' } } }],
    ['tables as a text', { ...mine, tables: 'wide' }],
  ])('%s is dropped, and said once', (_, stored) => {
    put(stored);
    expect(page.storedPreferences()).toEqual(page.defaultPreferences);
    expect(localStorage.getItem(page.PREFERENCES_KEY)).toBeNull();
    expect(page.storedPreferences()).toEqual(page.defaultPreferences);
    expect(page.told).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['blocked', () => blockStorage('localStorage')],
    ['full', fillStorage],
  ])('counts for this page where the storage is %s', async (_, spoil) => {
    spoil();
    expect(page.storedPreferences()).toEqual(page.defaultPreferences);
    expect(() => page.writeStored('localStorage', page.PREFERENCES_KEY, mine)).not.toThrow();
    expect(page.told).toHaveBeenCalledTimes(1);
  });
});

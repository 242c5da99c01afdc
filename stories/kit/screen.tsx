import type { Decorator, Loader, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { parse } from 'valibot';
import { memoryLocation } from 'wouter/memory-location';
import { createSessionStore, SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import { parseConfig } from '#app/config.ts';
import { defaultPreferences, PREFERENCES_KEY } from '#app/lib/preferences.ts';
import { createPortal, Portal } from '#app/main.tsx';
import { createSandbox, type Sandbox } from '#sandbox/api.ts';
import type { Fault } from '#sandbox/faults.ts';
import { faultsOf, type Network, type Role } from './conditions.ts';
import { openPool, type PoolKnows } from './pool.ts';
import { awaited, settled, watchQueries } from './waiting.ts';

export { settled };

/** A screen story: an address and a condition of the sandbox. Stories contain no data. */
export interface ScreenCondition {
  /** The address without its language: `/merchant/transaction?status=FAILED`. */
  address: string;
  /** The demo account that is signed in, null for none; by default the one of the toolbar. */
  as?: string | null;
  /** Faults of the sandbox, from the start; by default those of the toolbar's network. */
  faults?: Fault[];
  /** Number of transactions of the first business. */
  rows?: number;
  /** Whether the pool accepts passkeys. */
  passkeys?: boolean;
  /** A pool that responds and supports this; by default there is none. */
  pool?: PoolKnows;
  /**
   * What happens before the page opens: at the service, by other users, or in the storage of this browser. Meanwhile
   * the service's clock may be some seconds behind.
   */
  before?: (sandbox: Sandbox, clock: { behind: number }) => Promise<void>;
}

/** Reference codes that are the same in every run. */
function countReferences() {
  let count = 0;
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
}

const config = parseConfig({
  apiUrl: '/api/v1',
  cognito: { region: 'ap-southeast-1', userPoolId: 'ap-southeast-1_Sandbox01', clientId: 'merchant-portal' },
  routeGuard: true,
  idempotency: true,
  support: {
    phone: '1900 0199',
    email: 'hotro@portal.example',
    hours: { vi: 'Thứ Hai đến thứ Bảy, 8:00-18:00', en: 'Monday to Saturday, 8:00-18:00' },
  },
});

/**
 * A session that other stories' portals do not notice: they would treat it as another tab, and clear its stored data.
 */
function loneSession() {
  const { BroadcastChannel } = globalThis;
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const session = createSessionStore();
  Object.assign(globalThis, { BroadcastChannel });
  return session;
}

/** Starts a separate portal and sandbox for the story, with the toolbar's language and look. */
const startPortal: Loader = async ({ parameters, globals }) => {
  const { theme, accent, layout, density, scale, locale, role, network } = globals;
  const {
    address,
    as = role as Role,
    faults = faultsOf[network as Network],
    rows,
    pool,
    passkeys = pool === 'passkey',
    before,
  } = parameters.screen as ScreenCondition;
  countReferences();
  openPool(pool);
  localStorage.clear();
  sessionStorage.clear();
  const scheme = theme === 'all' ? 'light' : theme;
  const looks = { ...defaultPreferences, scheme, accent, layout, density, scale };
  localStorage.setItem(PREFERENCES_KEY, JSON.stringify(looks));
  document.documentElement.lang = locale;

  const clock = { behind: 0 };
  const sandbox = createSandbox({ rows, now: () => Date.now() / 1000 - clock.behind });
  await before?.(sandbox, clock);
  clock.behind = 0;
  const session = loneSession();
  if (as)
    session.start(
      { ...parse(SessionRecordSchema, await sandbox.signInAs(as)), ...(pool === 'code' && { totp: true }) },
      false,
    );
  sandbox.setFaults(faults);
  const { hook, searchHook } = memoryLocation({ path: `${locale === 'en' ? '/en' : ''}${address}` });
  const fetch: typeof globalThis.fetch = (input, init) =>
    awaited(sandbox.handle(new Request(new URL(String(input), location.origin), init)));
  const portal = createPortal({
    config: { ...config, passkeys },
    session,
    fetch,
    location: { hook, searchHook },
  });
  watchQueries(() => portal.queryClient.isFetching() + portal.queryClient.isMutating() > 0);
  return { portal, chosen: chosen(globals) };
};

/** The choices with which a portal was started, to detect a change in the toolbar. */
const chosen = ({ theme, accent, layout, density, scale, locale, role, network }: Record<string, unknown>) =>
  [theme, accent, layout, density, scale, locale, role, network].join();

/** Storybook runs a story's loaders once. A changed choice remounts the story, with a new portal. */
function Restarted({ id, isStale, children }: { id: string; isStale: boolean; children: ReactNode }) {
  useEffect(() => {
    if (isStale) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
  }, [id, isStale]);
  return children;
}

const drawPortal: Decorator = (_, { id, loaded, globals }) => (
  <Restarted id={id} isStale={loaded.chosen !== chosen(globals)}>
    <Portal portal={loaded.portal} />
  </Restarted>
);

/** Spread into the meta of a screen's stories. */
export const screenMeta = {
  loaders: [startPortal],
  decorators: [drawPortal],
};

/** One story of a screen. */
export const screen = (condition: ScreenCondition) =>
  ({
    // Here and not in the meta, whose parameters the docs addon overwrites.
    parameters: { screen: condition, layout: 'fullscreen' },
    render: () => <></>,
    play: settled,
  }) satisfies StoryObj;

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

/** A screen story: an address and a condition of the sandbox. No data is pasted into stories. */
export interface ScreenCondition {
  /** The address below the language: `/merchant/transaction?status=FAILED`. */
  address: string;
  /** Signed in as this demo account, null for nobody; else as the one that the toolbar says. */
  as?: string | null;
  /** What the sandbox does wrong, from the start; else what the toolbar's network says. */
  faults?: Fault[];
  /** Transactions of the first business. */
  rows?: number;
  /** The pool takes passkeys. */
  passkeys?: boolean;
  /** The pool answers, and knows this; else there is none. */
  pool?: PoolKnows;
  /**
   * What came to pass before the page opens: at the service, by other people, or in the storage of this browser. Meanwhile
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

/** A session that no other story's portal hears of: to it they would be other tabs, which clear what it has kept. */
function loneSession() {
  const { BroadcastChannel } = globalThis;
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const session = createSessionStore();
  Object.assign(globalThis, { BroadcastChannel });
  return session;
}

/** Starts a portal and a sandbox of its own for the story, in the toolbar's language and looks. */
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

/** What a portal is started with, so that another choice of the toolbar is seen. */
const chosen = ({ theme, accent, layout, density, scale, locale, role, network }: Record<string, unknown>) =>
  [theme, accent, layout, density, scale, locale, role, network].join();

/** Storybook loads a story once. Another choice starts it anew, another portal with it. */
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
    // Here and not in the meta, whose parameters the docs addon writes over.
    parameters: { screen: condition, layout: 'fullscreen' },
    render: () => <></>,
    play: settled,
  }) satisfies StoryObj;

/*
 * The whole portal in a test: `openPortal` renders what `main.tsx` renders, signed in as a demo account, over a
 * sandbox. One file, because a test uses all of it: network, address, texts, and what is visible.
 */
import { format } from 'node:util';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { createSessionStore, SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import { type Config, parseConfig } from '#app/config.ts';
import { createTranslate, type Locale, loadLocale } from '#app/i18n/index.ts';
import { createPortal, Portal } from '#app/main.tsx';
import { panels } from '#app/panels.tsx';
import { routes } from '#app/routes.tsx';
import { dismissToast, labelsEn, labelsVi } from '#design-system';
import { ACCOUNTS, type Account } from '#sandbox/accounts.ts';
import { createSandbox, type Fault, type LoggedRequest, type Sandbox } from '#sandbox/api.ts';

// As in a browser, insert one rule at a time: otherwise jsdom parses the whole sheet for each new style, which takes
// seconds.
vi.hoisted(() => Object.assign(globalThis, { SC_DISABLE_SPEEDY: false }));

/** Friday 20 November 2026, 15:00 in Vietnam: the moment of the sandbox's rows and of the portal's clock. */
export const NOW = Date.UTC(2026, 10, 20, 8) / 1000;

/** The sandbox of a test: rows of nine days in the first business, shared by all tests of a worker. */
export const api: Sandbox = createSandbox({ now: () => NOW, rows: 5000 });

/** One call of the portal. */
export interface Call {
  method: string;
  /** Below /api/v1/. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Whether the portal still waits for it. */
  signal: AbortSignal;
}

/** Intercepts the traffic between the portal and its sandbox; a test may change it at any time. */
export interface Wire {
  /** Holds a response until the promise settles, however long ago the portal stopped waiting. */
  hold?: (call: Call) => Promise<unknown> | undefined;
  /** Replaces `data` of a response; undefined leaves it unchanged. */
  change?: (call: Call, data: unknown) => unknown;
  /** Replaces the body of a response with any text. */
  twist?: (call: Call, text: string) => string;
  /** Responds with this body and status 400 instead; undefined lets the call through. */
  refuse?: (call: Call) => object | undefined;
}

export interface Opening extends Wire {
  /** A demo account of the contract; `manager` may do everything in one business. */
  as?: string;
  locale?: Locale;
  /** Faults of the sandbox, from the start. */
  faults?: readonly Fault[];
  config?: Partial<Config>;
  /** Renders everything twice, as React does in development. */
  strict?: boolean;
  /** Keeps what an earlier visit of this tab left in the browser's storage. */
  reload?: boolean;
  /** The test's own service, if it has one. */
  sandbox?: Sandbox;
  /** Runs after sign-in, before the page renders. */
  before?: () => void;
}

const BASE = '/api/v1';
/** The number of the running test. */
let current = 0;
let complaints: string[] = [];
let expected: RegExp[] = [];

/** Console messages about the test environment, not about the portal. */
const ELSEWHERE = [/^The tag <search> is unrecognized/, /Not implemented: /];

/** Allows a console error that this test causes on purpose. */
export const expectComplaint = (pattern: RegExp) => expected.push(pattern);

/** Prepares each test of the running file (setup.ts). */
export function prepareTests() {
  // The first test of a file also waits for the screen's code, and a slow machine is no failure.
  configure({
    asyncUtilTimeout: 20_000,
    defaultHidden: true,
    // No `act` around events: React renders when it is ready, as in a browser.
    eventWrapper: (dispatch) => dispatch(),
  });
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    current += 1;
    complaints = [];
    expected = [];
    api.reset();
    vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      const text = format(...said);
      if (![...ELSEWHERE, ...expected].some((pattern) => pattern.test(text))) complaints.push(text);
    });
    // One tab only: the portals of earlier tests would be other tabs to it.
    vi.stubGlobal('BroadcastChannel', undefined);
  });

  afterEach(() => {
    act(() => dismissToast());
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    expect(complaints).toEqual([]);
  });
}

/** Registers a user for one test: like `manager`, except for these fields. No demo account is like them. */
export function demoAccount(fields: Partial<Account> & Pick<Account, 'userName'>): string {
  const model = ACCOUNTS.find(({ userName }) => userName === 'manager')!;
  (ACCOUNTS as Account[]).push({ ...model, id: '9997', ...fields });
  onTestFinished(() => void (ACCOUNTS as Account[]).pop());
  return fields.userName;
}

/** A response the portal received, in order of arrival. */
export interface Answer extends Call {
  status: number;
  text: string;
}

/** jsdom's forms and files do not work in Node's requests: converts them to Node's own. */
async function formOfNode(form: FormData): Promise<FormData> {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const same = await new Response('', { headers: type }).formData();
  for (const [name, value] of form) {
    if (typeof value === 'string') same.append(name, value);
    else {
      const bytes = new Uint8Array(await value.arrayBuffer());
      same.append(name, await new Response(bytes).blob(), value.name);
    }
  }
  return same;
}

/** A pending call of a finished test never ends: its 401 would sign out the portal of the running test. */
const never = () => new Promise<never>(() => undefined);

function networkOf(sandbox: Sandbox, wire: Wire, answers: Answer[]): typeof fetch {
  const own = current;
  return async (input, init) => {
    if (own !== current) return never();
    const body = init?.body instanceof FormData ? await formOfNode(init.body) : init?.body;
    const request = new Request(new URL(String(input), location.href), { ...init, ...(body && { body }) });
    const url = new URL(request.url);
    const { method, headers, signal } = request;
    const call = {
      method,
      headers,
      signal,
      path: url.pathname.slice(BASE.length + 1),
      query: url.searchParams,
    };
    const refusal = wire.refuse?.(call);
    if (refusal) return new Response(JSON.stringify(refusal), { status: 400 });
    const response = await sandbox.handle(request);
    await wire.hold?.(call);
    let text = await response.text();
    if (wire.change && response.ok) {
      const data = wire.change(call, (JSON.parse(text) as { data: unknown }).data);
      if (data !== undefined) text = JSON.stringify({ data });
    }
    if (wire.twist && response.ok) text = wire.twist(call, text);
    if (own !== current) return never();
    answers.push({ ...call, status: response.status, text });
    return new Response(text, response);
  };
}

/** The texts of a language: the portal's (`t`) and the design system's (`label`). */
export function wordsIn(locale: Locale) {
  const labels = locale === 'vi' ? labelsVi : labelsEn;
  const label = (key: keyof typeof labelsVi, values: Record<string, string> = {}) =>
    labels[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  return { t: createTranslate(locale), label };
}

/** Opens the portal at an address without the language, such as `/merchant/transaction?status=FAILED`. */
export async function openPortal(address: string, opening: Opening = {}) {
  const { as = 'manager', locale = 'vi', faults, strict, reload, hold, change, twist } = opening;
  const { sandbox = api, before } = opening;
  const wire: Wire = { ...(hold && { hold }), ...(change && { change }), ...(twist && { twist }) };
  const answers: Answer[] = [];
  const session = createSessionStore();
  if (!reload) session.start(v.parse(SessionRecordSchema, await sandbox.signInAs(as)), false);
  if (faults || sandbox === api) sandbox.setFaults(faults ?? []);
  sandbox.clearRequests();

  const config = parseConfig({
    apiUrl: BASE,
    cognito: { userPoolId: 'ap-southeast-1_Sandbox01', clientId: 'merchant-portal' },
    ...opening.config,
  });
  const place = memoryLocation({ path: `${locale === 'en' ? '/en' : ''}${address}`, record: true });
  document.documentElement.lang = locale;
  // A click in a test does not wait for files as a user does, so texts and screens are loaded up front.
  await Promise.all([loadLocale('vi'), loadLocale('en')]);
  await Promise.allSettled([
    ...routes.map(({ screen }) => screen?.preload()),
    ...Object.values(panels).map(({ panel }) => panel.preload()),
  ]);
  const portal = createPortal({ config, session, fetch: networkOf(sandbox, wire, answers), location: place });
  // The pages of earlier tests must first notice that another user has signed in.
  await new Promise((resolve) => setTimeout(resolve));
  before?.();
  const drawn = <Portal portal={portal} />;
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(strict ? <StrictMode>{drawn}</StrictMode> : drawn);
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const at = () => new URL(place.history.at(-1) ?? '', 'https://portal.example');
  return {
    ...wordsIn(locale),
    wire,
    answers,
    session,
    user,
    /** Clicks a button, or an element with another role, once it is there. */
    press: async (name: string | RegExp, role = 'button') =>
      user.click(await screen.findByRole(role, { name })),
    /** Replaces the text of a field at once, as a paste does. */
    put: async (field: Element, text: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    },
    /** Navigates to another address, as a link does. */
    go: (next: string) => act(async () => place.navigate(next)),
    /** Clears inactive cached responses, as time would. */
    forget: () => portal.queryClient.removeQueries({ type: 'inactive' }),
    /** The path, with its language. */
    path: () => at().pathname,
    /** The current address, with its query. */
    address: () => place.history.at(-1),
    /** The query of the address. */
    search: () => at().searchParams,
    /** The history entries that the back button would go through, oldest first; a replaced entry is not listed. */
    steps: () => place.history.map((one) => new URL(one, 'https://portal.example').search.slice(1)),
    close: () => view?.unmount(),
  };
}

export type OpenedPortal = Awaited<ReturnType<typeof openPortal>>;

/** A promise settled by the test: `Wire.hold` waits for it. */
export function promised() {
  let keep: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep: () => act(async () => keep()) };
}

/** Calls that the portal made, oldest first. */
export function calls(matches: (path: string) => boolean): LoggedRequest[] {
  return api.requests().filter(({ path }) => matches(path));
}

/**
 * One check for each of several values, on a page opened once: opening takes longer than most checks. A failure names
 * its value.
 */
export async function forEach<One>(all: readonly One[], check: (one: One) => Promise<unknown>) {
  for (const one of all)
    await check(one).catch((error: Error) => {
      error.message = `${JSON.stringify(one)}: ${error.message}`;
      throw error;
    });
}

/** Ids of the visible rows, in order. */
export const shownRows = () =>
  [...document.querySelectorAll<HTMLElement>('tbody [data-row]')].map((row) => row.dataset.row ?? '');

/** Waits for the heading of the page. */
export const pageTitle = async (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** What no user should ever read: a placeholder instead of a value. */
export function expectNoHoles() {
  const text = document.body.textContent ?? '';
  expect(text).not.toMatch(/\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date|\{\{/);
  expect(text.trim()).not.toBe('');
}

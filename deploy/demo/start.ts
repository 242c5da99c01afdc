import './memory.ts';
import '#design-system/theme/global.css';
import './frame.css';
import { parse } from 'valibot';
import { memoryLocation } from 'wouter/memory-location';
import { createSessionStore, SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import { parseConfig } from '#app/config.ts';
import { takeScriptPolicy } from '#app/lib/trustedTypes.ts';
import { start } from '#app/main.tsx';
import { ACCOUNTS } from '#sandbox/accounts.ts';
import { createSandbox } from '#sandbox/api.ts';
import { words } from './words.ts';

/*
 * Practice mode: the real portal with the sandbox in the same page. It calls no service. Users sign in by choosing a
 * role. The address is kept in memory, so any static server can host it.
 */

type Locale = keyof typeof words;
type Role = keyof (typeof words)['vi']['roles'];

/** Seconds until the sandbox's payer has paid and the bank has reported it. */
const PAID = 15;
/** Enough for every list and a month of settlements, and generated within a moment. */
const ROWS = 20_000;

const clock = { ahead: 0 };
const sandbox = createSandbox({
  now: () => Date.now() / 1000 + clock.ahead,
  rows: ROWS,
  verifyPassword: () => true,
});
const answer: typeof globalThis.fetch = (input, init) =>
  sandbox.handle(new Request(new URL(String(input), location.origin), init));

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', parts: Node[] = []) => {
  const made = Object.assign(document.createElement(name), { textContent: text });
  made.append(...parts);
  return made;
};
const button = (text: string, onPress: () => void) => {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', onPress);
  return made;
};

/** The first page: the choice of a role. */
function choose(locale: Locale) {
  const { title, text, other, roles } = words[locale];
  document.documentElement.lang = locale;
  document.title = title;
  const people = (Object.keys(roles) as Role[]).map((role) => {
    const name = ACCOUNTS.find(({ userName }) => userName === role)?.name ?? role;
    return button(`${name}, ${roles[role]}`, () => void enter(role, locale));
  });
  const language = button(other, () => choose(locale === 'vi' ? 'en' : 'vi'));
  const page = element('main', '', [element('h1', title), element('p', text), ...people, language]);
  page.className = 'choose';
  document.getElementById('root')?.replaceChildren(page);
}

/** The portal in a role. Sign-out returns to the choice, and all practice data is lost. */
async function enter(role: Role, locale: Locale) {
  const record = parse(SessionRecordSchema, await sandbox.signInAs(role));
  const session = createSessionStore();
  session.start(record, false);
  session.subscribe(({ record }) => !record && location.reload());
  const root = document.getElementById('root');
  const fresh = element('div');
  fresh.id = 'root';
  root?.replaceWith(fresh);
  frame(locale);
  const home = role === 'cashier' ? '/merchant/webpos' : '/merchant';
  const { hook, searchHook } = memoryLocation({ path: `${locale === 'en' ? '/en' : ''}${home}` });
  const config = parseConfig({
    apiUrl: '/api/v1',
    cognito: { userPoolId: 'ap-southeast-1_Practice1', clientId: 'practice' },
    idempotency: true,
  });
  await start({ config, session, fetch: answer, location: { hook, searchHook } });
}

/** The bar on every screen: explains practice mode, simulates a payment, and leads out. */
function frame(locale: Locale) {
  const { frame: label, pay, paid, leave } = words[locale];
  const status = element('p', label);
  status.setAttribute('role', 'status');
  const strip = element('aside', '', [
    status,
    button(pay, () => {
      clock.ahead += PAID;
      status.textContent = paid;
      setTimeout(() => {
        status.textContent = label;
      }, 5000);
    }),
    button(leave, () => location.reload()),
  ]);
  strip.className = 'practice';
  strip.setAttribute('aria-label', label);
  document.body.append(strip);
}

takeScriptPolicy();
choose(new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'vi');

import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

/**
 * The sign-in form is part of the page's HTML and accepts input before any script has loaded. Keeps the typed values,
 * the focus, and whether the form was submitted, until React's form replaces it.
 */
export interface TypedSignIn {
  userName: string;
  password: string;
  keep: boolean;
  /** Name of the field with the cursor. */
  focused: string | undefined;
  /** The form was submitted before the app had loaded. */
  sent: boolean;
  /** "Forgot password?" was pressed before the app had loaded. */
  forgot: boolean;
}

/** What was pressed before the app had loaded. */
const early = { sent: false, forgot: false };

const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;

const staticForm = () => document.querySelector<HTMLFormElement>('form[data-static]');

/** Watches the static form, from the first script on. */
export function watchStaticForm() {
  const form = staticForm();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[hreflang]')) keepUserName();
  });
  form?.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-submit]')) early.sent = true;
    if (target.closest('[data-forgot]')) early.forgot = true;
  });
  form?.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) early.sent = true;
  });
}

const NAME_KEY = 'portal.userName';

/** Keeps the typed user name when the language changes, which loads another page. */
export function keepUserName() {
  const name = document.querySelector<HTMLInputElement>('#sign-in-user')?.value;
  writeStored('sessionStorage', NAME_KEY, name || undefined);
}

/** The kept user name, once. */
export function takeUserName(): string {
  const name = readStored('sessionStorage', NAME_KEY, v.string()) ?? '';
  writeStored('sessionStorage', NAME_KEY, undefined);
  return name;
}

let typed: TypedSignIn | undefined;

/** Reads the static form, right before React replaces it. */
export function captureStaticForm() {
  const form = staticForm();
  if (!form) return;
  typed = {
    userName: field(form, 'userName')?.value ?? '',
    password: field(form, 'password')?.value ?? '',
    keep: field(form, 'keep')?.checked ?? false,
    focused: document.activeElement?.getAttribute('name') ?? undefined,
    ...early,
  };
}

/** Returns the typed values once: a later visit starts empty. */
export function takeTyped(): TypedSignIn | undefined {
  const taken = typed;
  typed = undefined;
  return taken;
}

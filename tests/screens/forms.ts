/*
 * The form panels of the registry, for `forms.test.tsx`. A panel of `app/panels.tsx` that changes something other than
 * money is one; its tests fail until its few facts are in `facts/forms/<name>.ts`.
 */
import { screen, within } from '@testing-library/react';
import type { Key } from '#app/i18n/index.ts';
import { panels } from '#app/panels.tsx';
import { routes } from '#app/routes.tsx';
import type { OpenedPortal } from './kit.tsx';
import { wanted } from './lists.ts';

type Fields = ReturnType<typeof within>;

export interface FormFacts {
  /** Its name in `app/panels.tsx`. */
  name: string;
  /** A page to open it over, and the record it is about. */
  page: string;
  of?: string;
  /** The call that reads it, in the notation of faults. */
  read?: string;
  /** A demo account that sees the page but may not open the form; none if everyone may. */
  refused?: string;
  /** The call that it sends, in the notation of faults. */
  call: string;
  /** Fields that the service may name, with their labels. */
  fields: Record<string, Key>;
  /** Types what is required to send it. */
  fill: (form: Fields, portal: OpenedPortal) => Promise<void>;
  /** Whether it asks for the password before sending. */
  stepUp?: boolean;
  /** The button of the review step, if it has one. */
  review?: Key;
  /** The button that ends the session at once, if the change ends the session. */
  signsOut?: Key;
  /** The failures after which it finds out by itself that the change succeeded. */
  findsDone?: readonly ('lost' | 'bad-json')[];
  /** The submit button, and the success toast. */
  submit: Key;
  success: Key;
  /** What replaces the form afterwards, until it is closed. */
  outcome?: Key;
  /** A field that another user changes during the edit: its API name, its new value, its label. */
  meanwhile?: { field: string; value: string; label: Key };
  /** Typed text that must survive a reload; none if all of it is secret. */
  kept?: { label: Key; value: string };
}

const known = Object.values(
  import.meta.glob<FormFacts>('./facts/forms/*.ts', { eager: true, import: 'facts' }),
);

/** The facts of one form, filtered out or not. */
export function formNamed(name: string): FormFacts {
  const facts = known.find((one) => one.name === name);
  if (!facts) throw new Error(`The panel ${name} is a form: add its facts to tests/screens/facts/forms.`);
  return facts;
}

/** Every form panel of the registry, with its facts. Throws a message if they are missing. */
export async function registeredForms(): Promise<FormFacts[]> {
  const forms = Object.entries(panels)
    .filter(([, { money, reads }]) => !money && !reads)
    .map(([name]) => formNamed(name));
  // The longest path: that of the dashboard is the beginning of all others.
  const longestFirst = routes.toSorted((one, other) => other.path.length - one.path.length);
  return wanted(forms, ({ page }) =>
    longestFirst.find(({ path }) => page === path || page.startsWith(`${path}/`)),
  );
}

/** The panel, once it is open. */
export const panelOf = async ({ name }: FormFacts, { t }: OpenedPortal) =>
  within(
    // The first test of a file also waits for the code of the whole portal.
    await screen.findByRole('dialog', { name: t(panels[name]?.title as Key) }, { timeout: 60_000 }),
  );

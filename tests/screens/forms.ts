/*
 * The form panels of the registry, for `forms.test.tsx`. A panel of `app/panels.tsx` that changes something without money is one; its
 * tests fail until its few facts stand in `facts/forms/<name>.ts`.
 */
import { screen, within } from '@testing-library/react';
import type { Key } from '#app/i18n/index.ts';
import { panels } from '#app/panels.tsx';
import { routes } from '#app/routes.tsx';
import type { OpenedPortal } from './kit.tsx';
import { wanted } from './lists.ts';

type Fields = ReturnType<typeof within>;

export interface FormFacts {
  /** As `app/panels.tsx` names it. */
  name: string;
  /** A page that it may be opened over, and the record it is about. */
  page: string;
  of?: string;
  /** The call that reads it, as faults name calls. */
  read?: string;
  /** A demo account that sees the page and may not open it; none where everyone may. */
  refused?: string;
  /** The one call that it sends, as faults name calls. */
  call: string;
  /** Fields that the service may name, with the label of each. */
  fields: Record<string, Key>;
  /** Types what is needed to send it. */
  fill: (form: Fields, portal: OpenedPortal) => Promise<void>;
  /** Whether the password is asked for before it is sent. */
  stepUp?: boolean;
  /** The button of the step in which what will be sent is looked at once more. */
  review?: Key;
  /** The button that ends the session at once, where the change is the last thing that it does. */
  signsOut?: Key;
  /** The answers after which it finds out by itself that what it sent was done. */
  findsDone?: readonly ('lost' | 'bad-json')[];
  /** The button that sends it, and the toast of its success. */
  submit: Key;
  success: Key;
  /** What stands in the form's place afterwards, until it is closed. */
  outcome?: Key;
  /** A field of its record that somebody else changes while it is edited: as the service names it, to what, its label. */
  meanwhile?: { field: string; value: string; label: Key };
  /** Something typed that must survive a reload; none where all of it is secret. */
  kept?: { label: Key; value: string };
}

const known = Object.values(
  import.meta.glob<FormFacts>('./facts/forms/*.ts', { eager: true, import: 'facts' }),
);

/** The facts of one form, whichever are looked at. */
export function formNamed(name: string): FormFacts {
  const facts = known.find((one) => one.name === name);
  if (!facts) throw new Error(`The panel ${name} is a form: add its facts to tests/screens/facts/forms.`);
  return facts;
}

/** Every form panel of the registry, with its facts. Throws a sentence when they are missing. */
export async function registeredForms(): Promise<FormFacts[]> {
  const forms = Object.entries(panels)
    .filter(([, { money, reads }]) => !money && !reads)
    .map(([name]) => formNamed(name));
  return wanted(forms, ({ page }) => routes.find(({ path }) => page === path || page.startsWith(`${path}/`)));
}

/** The panel, once it stands. */
export const panelOf = async ({ name }: FormFacts, { t }: OpenedPortal) =>
  within(
    // The first of a file also waits for the code of the whole portal.
    await screen.findByRole('dialog', { name: t(panels[name]?.title as Key) }, { timeout: 60_000 }),
  );

import * as v from 'valibot';
import { parsePhone } from '#design-system';
import type { Key, Translate } from '../i18n/index.ts';
import { oddLetter } from '../lib/oddLetter.ts';

/* Rules that several forms share; their messages are in the page's language. */

/** Specification 5: word characters with - + . ' between them, an @, and a domain with a dot. */
const EMAIL = /^\w+(?:[-+.']\w+)*@\w+(?:-\w+)*(?:\.\w+(?:-\w+)*)+$/;

/** A required text; surrounding spaces are not sent. */
export const filled = (t: Translate, name: Key) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(t('field.required', { name: t(name).toLowerCase() })));

/**
 * A required name or address: normalised to one line and composed letters, at most `most` characters as people count
 * them.
 */
export const oneLine = (t: Translate, name: Key, most: number) =>
  v.pipe(
    v.string(),
    v.transform((typed) =>
      typed
        .normalize('NFC')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    ),
    v.nonEmpty(t('field.required', { name: t(name).toLowerCase() })),
    v.check((text) => [...text].length <= most, t('field.tooLong', { name: t(name), count: most })),
  );

/** No letter that an input method changed, or from another script: for codes and user names. */
export const latin = (t: Translate) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => oddLetter(text, t) === undefined,
    ({ input }) => oddLetter(input, t) ?? '',
  );

/** A required choice: a store, a group. */
export const chosen = (t: Translate, name: Key) =>
  v.pipe(v.string(), v.nonEmpty(t('field.choose', { name: t(name).toLowerCase() })));

export const email = (t: Translate, name: Key) => v.pipe(filled(t, name), v.regex(EMAIL, t('field.email')));

/** A phone number as it is sent: a leading 0 becomes +84; a number that already has it keeps it (specification 5). */
export const sentPhone = (typed: string) =>
  typed.startsWith('+84') ? typed : `+84${typed.replace(/^0/, '')}`;

/** A phone number of a record, for its form field. */
export const shownPhone = (value = '') => parsePhone(value);

import { type FieldError, invalid } from './errors.ts';
import type { MessageKey } from './messages.ts';

/** The formats of text fields, and the message for any other text. */
export type TextRules = Readonly<Record<string, readonly [pattern: RegExp, key: MessageKey]>>;

/** Specification 5: word characters with - + . ' between them, an @, and a domain with a dot. */
export const EMAIL = /^\w+(?:[-+.']\w+)*@\w+(?:-\w+)*(?:\.\w+(?:-\w+)*)+$/;

function errorsOf(rules: TextRules, field: string, value: unknown): FieldError[] {
  const [pattern, key] = (Object.hasOwn(rules, field) && rules[field]) || [];
  if (!pattern || !key) return [{ field, key: 'notAllowed' }];
  const text = value ?? '';
  if (typeof text !== 'string') return [{ field, key: 'notText' }];
  if (text.trim() === '') return [{ field, key: 'required' }];
  return pattern.test(text.trim()) ? [] : [{ field, key }];
}

/** These fields of a body, trimmed. Throws a 400 that names every invalid one. */
export function textsOf<Name extends string>(
  rules: TextRules,
  body: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string> {
  const errors = names.flatMap((name) => errorsOf(rules, name, body[name]));
  if (errors.length > 0) throw invalid(...errors);
  return Object.fromEntries(names.map((name) => [name, String(body[name]).trim()])) as Record<Name, string>;
}

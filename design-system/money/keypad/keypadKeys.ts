export const KEYPAD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0', 'back'] as const;
export type KeypadKey = (typeof KEYPAD_KEYS)[number] | 'clear';

/** The amount after a key press, in đồng; null is empty. Leading zeros, and digits beyond `maxDigits`, are ignored. */
export function pressKey(value: number | null, key: KeypadKey, maxDigits: number): number | null {
  const text = value ? String(value) : '';
  if (key === 'clear') return null;
  const next = key === 'back' ? text.slice(0, -1) : text + key;
  if (next.length > maxDigits) return value;
  return Number(next) || null;
}

const PHYSICAL: Readonly<Record<string, KeypadKey>> = { Backspace: 'back', Delete: 'clear' };

/** The keypad key for a keyboard key, including the number pad. */
export function keyOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  if (ctrlKey || metaKey || altKey) return undefined;
  return /^\d$/.test(key) ? (key as KeypadKey) : PHYSICAL[key];
}

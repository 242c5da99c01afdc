export interface Typed {
  text: string;
  /** Position of the caret. */
  caret: number;
}

/** Plain digits, or digits grouped by us: text that may be regrouped after the next key. */
const OURS = /^(?:\d*|\d{1,3}(?:\.\d{3})+)$/;

/** What a key did to the text, from the browser's input event. */
export type Edit = 'digits' | 'delete' | 'deleteForward' | 'other';

/** Reads from an input event what was done. */
export function editOf(event: Event): Edit {
  const { inputType, data } = event as InputEvent;
  if (inputType === 'deleteContentForward') return 'deleteForward';
  if (inputType?.startsWith('delete')) return 'delete';
  return inputType === 'insertText' && /^\d+$/.test(data ?? '') ? 'digits' : 'other';
}

/**
 * Groups an amount while it is typed. Only what we grouped ourselves is regrouped: a separator or letter typed by hand
 * ("1.5", "500k") is left alone until the field is left, so that nothing typed turns silently into another number.
 */
export function groupWhileTyping(before: string, typed: Typed, edit: Edit): Typed {
  const { text, caret } = typed;
  if (edit === 'other' || !OURS.test(before)) return typed;

  const grouped = text.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, '.');
  let digitsLeft = text.slice(0, caret).replace(/\D/g, '').length;
  let place = 0;
  while (digitsLeft > 0) {
    if (grouped[place] !== '.') digitsLeft -= 1;
    place += 1;
  }
  // Delete before a dot steps over it: otherwise the dot comes back and the key gets no further.
  if (edit === 'deleteForward' && grouped[place] === '.') place += 1;
  return { text: grouped, caret: place };
}

export interface Typed {
  text: string;
  /** Position of the caret. */
  caret: number;
}

/** Plain digits, or digits that we grouped: text that may be regrouped after the next key. */
const OURS = /^(?:\d*|\d{1,3}(?:\.\d{3})+)$/;

/** What a key did to the text, from the browser's input event. */
export type Edit = 'digits' | 'delete' | 'deleteForward' | 'other';

/** Derives the edit from an input event. */
export function editOf(event: Event): Edit {
  const { inputType, data } = event as InputEvent;
  if (inputType === 'deleteContentForward') return 'deleteForward';
  if (inputType?.startsWith('delete')) return 'delete';
  return inputType === 'insertText' && /^\d+$/.test(data ?? '') ? 'digits' : 'other';
}

/**
 * Groups an amount while it is typed. Only our own grouping is regrouped: a separator or letter that the user typed
 * ("1.5", "500k") stays until blur, so that typed text never silently becomes another number.
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
  // Delete before a dot skips it: otherwise the dot comes back and the caret does not move.
  if (edit === 'deleteForward' && grouped[place] === '.') place += 1;
  return { text: grouped, caret: place };
}

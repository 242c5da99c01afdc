// One file: typing, composing, pasting and pausing change the same text, and must be read together.
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../base/icon/Icon.tsx';
import { SearchIcon } from '../base/icon/icons.ts';
import { useLabel } from '../labels.tsx';
import { ClearButton } from './ClearButton.tsx';
import { Field, splitField } from './Field.tsx';
import { Input, InputBox } from './InputBox.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { normalizeLine, pasteLines } from './text.ts';
import { useCaret } from './useCaret.ts';

export interface SearchFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'onChange' | 'type' | 'label' | 'start' | 'end' | 'clearable' | 'defaultValue'
  > {
  /** What is searched: "Search by id or order". Visually hidden unless `labelHidden` is false. */
  label?: string;
  /** The current query. */
  value: string;
  /**
   * Called with the normalised query at the first key and 120 ms after the last one; at once on Enter, Esc and clear.
   */
  onChange: (value: string) => void;
}

/** Keys closer together than this send one query. */
const QUIET_MS = 120;

/**
 * A search box. Queries are trimmed and NFC, with full-width letters and digits made plain; pasted lines are joined by
 * spaces; no search runs while an input method is composing. Esc first clears the text; only the next Esc reaches the
 * surrounding elements.
 */
export function SearchField(props: SearchFieldProps) {
  const word = useLabel();
  const name = props.label ?? word('search');
  const [field, { value, onChange, size, placeholder, onKeyDown, onBlur, ...rest }] = splitField({
    ...props,
    label: name,
    labelHidden: props.labelHidden ?? true,
  });
  const box = useRef<HTMLSpanElement>(null);
  const setCaret = useCaret();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  // Queries that were sent and did not come back yet: the owner may respond later than the user types.
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  const [pending, setPending] = useState<string>();
  const [composing, setComposing] = useState(false);

  // The query was changed from outside: "clear filters", the browser's back. It replaces a pending query, but never
  // text that an input method is composing: rewriting that loses or swaps letters.
  if (value !== seen && !composing) {
    setSeen(value);
    const answered = onTheWay.indexOf(value);
    setOnTheWay(answered < 0 ? [] : onTheWay.slice(answered + 1));
    if (answered < 0 && value !== sent) {
      setSent(value);
      setText(value);
      setPending(undefined);
    }
  }

  const send = (typed: string) => {
    const query = normalizeLine(typed);
    setPending(undefined);
    setSent(query);
    if (query === sent) return;
    setOnTheWay([...onTheWay, query]);
    onChange(query);
  };
  const sendPending = useEffectEvent(send);
  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => sendPending(pending), QUIET_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  /** The first key searches at once. Keys that follow closely send one query, after the last one. */
  const ask = (typed: string) => {
    if (pending === undefined) send(typed);
    setPending(typed);
  };

  const clear = () => {
    setText('');
    send('');
    box.current?.querySelector('input')?.focus();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // Safari ends the composition before the key that ended it: keyCode 229 identifies that key.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') send(event.currentTarget.value);
    if (event.key === 'Escape' && text !== '') {
      // The same key press must not close the surrounding panel or sheet.
      event.stopPropagation();
      event.preventDefault();
      clear();
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted)) return;
    // A single-line input would join the lines.
    event.preventDefault();
    const next = pasteLines(event.currentTarget, pasted);
    setText(next.text);
    setCaret(event.currentTarget, next.caret);
    ask(next.text);
  };

  return (
    <Field {...field}>
      {(control) => (
        <InputBox
          ref={box}
          size={size}
          start={<Icon icon={SearchIcon} />}
          end={text !== '' && <ClearButton onClick={clear} />}
        >
          <Input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder ?? name}
            {...rest}
            {...control}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              if (!(event.nativeEvent as InputEvent).isComposing) ask(event.currentTarget.value);
            }}
            onCompositionStart={() => {
              setPending(undefined);
              setComposing(true);
            }}
            onCompositionEnd={(event) => {
              setComposing(false);
              // The composed text is newer than any value that arrived meanwhile.
              setSeen(value);
              setText(event.currentTarget.value);
              setPending(event.currentTarget.value);
            }}
            onKeyDown={press}
            // Leaving the box does not wait for the pause, so nothing is lost when the box unmounts.
            onBlur={(event) => {
              if (pending !== undefined) send(event.currentTarget.value);
              onBlur?.(event);
            }}
            onPaste={paste}
          />
        </InputBox>
      )}
    </Field>
  );
}

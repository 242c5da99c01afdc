import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  announce,
  Button,
  DeleteIcon,
  FieldGroup,
  type FormList,
  IconButton,
  PlusIcon,
  Stack,
  Text,
  TextField,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { shown } from '../lib/shown.ts';

interface FieldListProps {
  /** From `form.list('ips')`. */
  list: FormList;
  label: string;
  hint?: string;
  readOnly?: boolean;
  /**
   * Labels of one entry and its remove button: "Địa chỉ IP 2", "Xóa địa chỉ IP 2", and a hint about an unusual value.
   */
  entry: (place: number) => { label: string; remove: string; removed: string; hint?: ReactNode };
  add: string;
  /** Maximum number of entries. */
  limit: number;
  /** Normalises an entry, removing what was copied by accident. */
  clean: (text: string) => string;
  /** Whether an entry repeats an earlier one. */
  isRepeated: (entries: readonly string[], place: number) => boolean;
}

/**
 * A list of short texts: each is a field with its own error. A new field gets the focus; after a removal the next one
 * does, or the add button. Several pasted values become entries: duplicates, and those beyond the limit, are left out
 * and reported.
 */
export function FieldList(props: FieldListProps) {
  const { list, label, hint, readOnly = false, entry, add, limit, clean, isRepeated } = props;
  const t = useT();
  const [pasted, setPasted] = useState<string>();
  const rows = useRef<HTMLDivElement>(null);
  /** The entry to focus after rendering. */
  const next = useRef<number>(undefined);
  const count = list.entries.length;
  useEffect(() => {
    if (next.current === undefined) return;
    const inputs = rows.current?.querySelectorAll('input');
    (inputs?.[Math.min(next.current, count - 1)] ?? rows.current?.querySelector('button'))?.focus();
    next.current = undefined;
  }, [count]);
  const texts = list.entries.map(({ value }) => value);
  /** Whether the paste holds more than one value; if so, adds them all as entries. */
  const takeSeveral = (place: number, text: string) => {
    const parts = text
      .split(/[\s,;]+/)
      .map(clean)
      .filter(Boolean);
    if (parts.length < 2) return false;
    // Keep an entry that already has text.
    const before = texts[place]?.trim() ? texts.slice(0, place + 1) : texts.slice(0, place);
    const others = [...before, ...texts.slice(place + 1)];
    const taken: string[] = [];
    const repeated: string[] = [];
    const beyond: string[] = [];
    for (const part of parts) {
      const all = [...others, ...taken, part];
      if (isRepeated(all, all.length - 1)) repeated.push(part);
      else if (all.length > limit) beyond.push(part);
      else taken.push(part);
    }
    list.replace(place, [...texts.slice(place, before.length), ...taken]);
    // The entry may be removed, if all its values were left out.
    if (before.length === place && taken.length === 0) next.current = place;
    const sentences = [
      t('form.list.added', { count: String(taken.length) }),
      ...(repeated.length > 0 ? [t('form.list.repeated', { what: repeated.join(', ') })] : []),
      ...(beyond.length > 0
        ? [t('form.list.beyond', { limit: String(limit), what: beyond.join(', ') })]
        : []),
    ];
    const message = shown(sentences.join(' '), 1000);
    setPasted(message);
    announce(message);
    return true;
  };
  return (
    <FieldGroup label={label} hint={hint} error={list.error}>
      <Stack gap={3} ref={rows}>
        {list.entries.map(({ error, ...binding }, place) => {
          const { label, remove, removed, hint } = entry(place + 1);
          return (
            <TextField
              key={binding.name}
              label={label}
              labelHidden
              autoComplete="off"
              spellCheck={false}
              translate="no"
              readOnly={readOnly}
              end={
                !readOnly && (
                  <IconButton
                    size="sm"
                    label={remove}
                    icon={DeleteIcon}
                    onClick={() => {
                      next.current = place;
                      list.remove(place);
                      announce(removed);
                    }}
                  />
                )
              }
              {...binding}
              onChange={(text) => {
                setPasted(undefined);
                binding.onChange(text);
              }}
              onBlur={() => {
                if (!readOnly && clean(binding.value) !== binding.value)
                  binding.onChange(clean(binding.value));
                binding.onBlur();
              }}
              onPaste={(event) => {
                if (!readOnly && takeSeveral(place, event.clipboardData.getData('text')))
                  event.preventDefault();
              }}
              hint={hint}
              error={error}
            />
          );
        })}
        {pasted && (
          <Text as="p" size="sm">
            {pasted}
          </Text>
        )}
        {!readOnly && (
          <Stack direction="row">
            <Button
              icon={PlusIcon}
              disabled={count >= limit && t('form.list.full', { limit: String(limit) })}
              onClick={() => {
                next.current = count;
                list.add();
              }}
            >
              {add}
            </Button>
          </Stack>
        )}
      </Stack>
    </FieldGroup>
  );
}

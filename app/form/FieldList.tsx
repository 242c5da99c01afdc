import { type ReactNode, useEffect, useRef } from 'react';
import {
  announce,
  Button,
  DeleteIcon,
  FieldGroup,
  type FormList,
  IconButton,
  PlusIcon,
  Stack,
  TextField,
} from '#design-system';

interface FieldListProps {
  /** From `form.list('ips')`. */
  list: FormList;
  label: string;
  hint?: string;
  readOnly?: boolean;
  /** Names one entry and the button that takes it out: "Địa chỉ IP 2", "Xóa địa chỉ IP 2"; says what is odd about it. */
  entry: (place: number) => { label: string; remove: string; removed: string; hint?: ReactNode };
  add: string;
  /** Entries that it may hold. */
  limit: number;
}

/**
 * A list of short texts: each is a field with its own error. A new one takes the focus; after one is taken out the focus
 * is on the next, or on the button that adds.
 */
export function FieldList({ list, label, hint, readOnly = false, entry, add, limit }: FieldListProps) {
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
              hint={hint}
              error={error}
            />
          );
        })}
        {!readOnly && (
          <Stack direction="row">
            <Button
              icon={PlusIcon}
              disabled={count >= limit}
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

import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { announce } from '../base/announce.ts';
import { Icon } from '../base/Icon.tsx';
import { UploadIcon } from '../base/icons.ts';
import { useOwnWords } from '../labels.own.ts';
import { useLabel } from '../labels.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { FileList } from './FileField.list.tsx';
import { Refusals, Zone } from './FileField.styles.ts';
import { words } from './FileField.words.ts';
import { addFiles, formatBytes, nameOf, type RefusedFile } from './files.ts';

export interface FileFieldProps extends FieldProps {
  value: readonly File[];
  onChange(value: File[]): void;
  /** Extensions (`.xlsx`) and types (`image/*`) that are taken; left out, anything is. */
  accept?: readonly string[];
  /** The same in words, "ảnh PNG hoặc JPG"; by default the list itself. */
  acceptLabel?: string;
  /** Largest file, in bytes. */
  maxBytes?: number;
  /** How many files; with 1 a new one takes the place of the old. */
  max?: number;
  /** Shows pictures as they are, not only by name. */
  preview?: boolean;
  /** What stands under a file's name, such as a `ProgressBar` while it is sent, or why that failed. */
  status?: (file: File) => ReactNode;
  name?: string;
  disabled?: boolean;
  onBlur?(): void;
}

/**
 * Files to send: chosen, dropped or pasted. What is of the wrong kind, too large or too many is left out and said, and
 * what was taken before stays. The whole place is the browser's own file input, so Enter and Space open its dialog.
 */
export function FileField({ value, onChange, accept, maxBytes, max = 1, ...props }: FileFieldProps) {
  const { acceptLabel, preview = false, status, name, disabled, onBlur, ...field } = props;
  const label = useLabel();
  const word = useOwnWords(words);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [over, setOver] = useState(false);

  const tag = label('languageTag');
  const kinds = acceptLabel ?? accept?.join(', ') ?? '';
  const limit = maxBytes === undefined ? '' : formatBytes(maxBytes, tag);

  const add = (added: readonly File[]) => {
    if (disabled || added.length === 0) return;
    const next = addFiles(value, added, { accept, maxBytes, max });
    setRefused(next.refused);
    const fresh = next.files.filter((file) => !value.includes(file));
    if (fresh.length === 0) return;
    onChange(next.files);
    announce(word('added', { names: fresh.map(nameOf).join(', ') }));
  };
  const remove = (file: File) => {
    setRefused([]);
    onChange(value.filter((one) => one !== file));
    announce(word('removed', { name: nameOf(file) }));
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    // Without this the browser would leave the page for the file.
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  };

  const limits = [
    kinds && word('kinds', { kinds }),
    limit && word('largest', { size: limit }),
    max > 1 && Number.isFinite(max) && word('count', { count: value.length, max }),
  ].filter(Boolean);
  return (
    <Field
      {...field}
      onPaste={paste}
      hint={
        (limits.length > 0 || field.hint) && (
          <>
            {field.hint && <div>{field.hint}</div>}
            {limits.join(' · ')}
          </>
        )
      }
    >
      {(control) => (
        <>
          <Zone
            data-over={over || undefined}
            data-disabled={disabled || undefined}
            onDragEnter={(event) => drag(event, true)}
            onDragOver={(event) => drag(event, true)}
            onDragLeave={(event) => drag(event, false)}
            onDrop={(event) => {
              drag(event, false);
              add([...event.dataTransfer.files]);
            }}
          >
            <Icon icon={UploadIcon} size="lg" />
            <span>
              <span className="choose">{word(max > 1 ? 'chooseMany' : 'chooseOne')}</span>{' '}
              <span className="drop">{word(over ? 'dropNow' : 'drop')}</span>
            </span>
            <input
              ref={input}
              type="file"
              {...control}
              required={control.required && value.length === 0}
              title=""
              name={name}
              disabled={disabled}
              accept={accept?.join(',')}
              multiple={max > 1}
              onBlur={onBlur}
              onChange={(event) => {
                add([...(event.currentTarget.files ?? [])]);
                // The same file may be chosen again after it was removed.
                event.currentTarget.value = '';
              }}
            />
          </Zone>
          {/* Stands empty from the start, so that a refusal is heard. */}
          <Refusals role="status">
            {refused.map(({ name: refusedName, size, reason }) => (
              <p key={`${refusedName} ${reason}`}>
                {word(reason, { name: refusedName, size: formatBytes(size, tag), kinds, limit, max })}
              </p>
            ))}
          </Refusals>
          {value.length > 0 && (
            <FileList
              files={value}
              preview={preview}
              status={status}
              disabled={disabled}
              onRemove={remove}
              onEmptied={() => input.current?.focus()}
            />
          )}
        </>
      )}
    </Field>
  );
}

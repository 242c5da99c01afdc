import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../../base/announce.ts';
import { IconButton } from '../../base/button/IconButton.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { CloseIcon, FileIcon, UploadIcon } from '../../base/icon/icons.ts';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { Field, type FieldProps } from '../Field.tsx';
import { Files, Refusals, Zone } from './FileField.styles.ts';
import { words } from './FileField.words.ts';
import { addFiles, formatBytes, nameOf, type RefusedFile } from './files.ts';

export interface FileFieldProps extends FieldProps {
  value: readonly File[];
  onChange(value: File[]): void;
  /** Accepted extensions (`.xlsx`) and types (`image/*`); by default any. */
  accept?: readonly string[];
  /** The same as text, "ảnh PNG hoặc JPG"; by default the list itself. */
  acceptLabel?: string;
  /** Maximum file size, in bytes. */
  maxBytes?: number;
  /** Maximum number of files; with 1 a new file replaces the old one. */
  max?: number;
  /** Checks a file before it is added: returns an error sentence if it is refused. */
  check?: (file: File) => Promise<string | undefined>;
  name?: string;
  disabled?: boolean;
  /** `lg` where choosing the file is the page's only task. */
  size?: 'md' | 'lg';
  onBlur?(): void;
}

/**
 * Files to upload: chosen, dropped or pasted. Files of the wrong type, too large or too many are refused with a message, and
 * earlier files stay. The whole zone is the browser's own file input, so Enter and Space open its dialog.
 */
export function FileField({ value, onChange, accept, maxBytes, max = 1, ...props }: FileFieldProps) {
  const { acceptLabel, check, name, disabled, size = 'md', onBlur, ...field } = props;
  const label = useLabel();
  const word = useOwnWords(words);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  /** Counts additions, because checks are async, and holds the files accepted so far. */
  const turn = useRef(0);
  const taken = useRef(value);
  useEffect(() => {
    taken.current = value;
  });

  const tag = label('languageTag');
  const kinds = acceptLabel ?? accept?.join(', ') ?? '';
  const limit = maxBytes === undefined ? '' : formatBytes(maxBytes, tag);

  const add = async (added: readonly File[]) => {
    if (disabled || added.length === 0) return;
    const rules = { accept, maxBytes, max };
    const sentences = new Map<File, string>();
    turn.current += 1;
    const ownTurn = turn.current;
    for (const file of addFiles([], added, rules).files) {
      const sentence = check && (await check(file));
      // Another file was chosen during this check: where only one fits, the last one counts.
      if (max === 1 && ownTurn !== turn.current) return;
      if (sentence) sentences.set(file, `${nameOf(file)}: ${sentence}`);
    }
    setWrong([...sentences.values()]);
    const next = addFiles(
      taken.current,
      added.filter((file) => !sentences.has(file)),
      rules,
    );
    setRefused(next.refused);
    const fresh = next.files.filter((file) => !taken.current.includes(file));
    if (fresh.length === 0) return;
    onChange(next.files);
    announce(word('added', { names: fresh.map(nameOf).join(', ') }));
  };
  const remove = (file: File) => {
    setRefused([]);
    setWrong([]);
    onChange(value.filter((one) => one !== file));
    announce(word('removed', { name: nameOf(file) }));
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    // Without this the browser would navigate to the file.
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void add([...event.clipboardData.files]);
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
            data-size={size}
            onDragEnter={(event) => drag(event, true)}
            onDragOver={(event) => drag(event, true)}
            onDragLeave={(event) => drag(event, false)}
            onDrop={(event) => {
              drag(event, false);
              void add([...event.dataTransfer.files]);
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
                void add([...(event.currentTarget.files ?? [])]);
                // Lets the user choose the same file again after it was removed.
                event.currentTarget.value = '';
              }}
            />
          </Zone>
          {/* Rendered empty from the start, so that a refusal is announced. */}
          <Refusals role="status">
            {refused.map(({ name: refusedName, size, reason }) => (
              <p key={`${refusedName} ${reason}`}>
                {word(reason, { name: refusedName, size: formatBytes(size, tag), kinds, limit, max })}
              </p>
            ))}
            {wrong.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Refusals>
          {value.length > 0 && (
            <FileList
              files={value}
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

interface FileListProps {
  files: readonly File[];
  disabled?: boolean | undefined;
  onRemove: (file: File) => void;
  /** The last file was removed while it had the focus. */
  onEmptied: () => void;
}

/** The chosen files, each with a remove button. */
function FileList({ files, disabled, onRemove, onEmptied }: FileListProps) {
  const label = useLabel();
  const word = useOwnWords(words);
  const list = useRef<HTMLUListElement>(null);

  const remove = (file: File, index: number) => {
    // The focus goes to the file that takes its place, else to the one before, else to the field.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    onRemove(file);
    if (next) next.focus();
    else onEmptied();
  };
  return (
    <Files ref={list} aria-label={word('chosen')}>
      {files.map((file, index) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <Icon icon={FileIcon} size="lg" />
          <div className="words">
            <span className="name" translate="no">
              {nameOf(file)}
            </span>
            <span className="size">{formatBytes(file.size, label('languageTag'))}</span>
          </div>
          <IconButton
            icon={CloseIcon}
            size="sm"
            label={word('remove', { name: nameOf(file) })}
            busy={disabled}
            onClick={() => remove(file, index)}
          />
        </li>
      ))}
    </Files>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { IconButton } from '../base/IconButton.tsx';
import { CloseIcon, FileIcon } from '../base/icons.ts';
import { useOwnWords } from '../labels.own.ts';
import { useLabel } from '../labels.tsx';
import { Files } from './FileField.styles.ts';
import { words } from './FileField.words.ts';
import { formatBytes, nameOf } from './files.ts';

interface FileListProps {
  files: readonly File[];
  preview: boolean;
  status?: ((file: File) => ReactNode) | undefined;
  disabled?: boolean | undefined;
  onRemove: (file: File) => void;
  /** The last file went while it had the focus. */
  onEmptied: () => void;
}

/** The files that were chosen, each with its way out. */
export function FileList({ files, preview, status, disabled, onRemove, onEmptied }: FileListProps) {
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
          <Picture file={preview && file.type.startsWith('image/') ? file : undefined} />
          <div className="words">
            <span className="name" translate="no">
              {nameOf(file)}
            </span>
            <span className="size">{formatBytes(file.size, label('languageTag'))}</span>
            {status && <div className="status">{status(file)}</div>}
          </div>
          <IconButton
            icon={CloseIcon}
            size="sm"
            label={word('remove', { name: nameOf(file) })}
            disabled={disabled}
            onClick={() => remove(file, index)}
          />
        </li>
      ))}
    </Files>
  );
}

/** The picture in a file, or the sign of any file when there is none or it cannot be shown. */
function Picture({ file }: { file: File | undefined }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  if (!address) return <Icon icon={FileIcon} size="lg" />;
  return <img src={address} alt="" decoding="async" onError={() => setAddress(undefined)} />;
}

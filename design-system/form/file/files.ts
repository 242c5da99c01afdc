/** Which files a field accepts. */
export interface FileRules {
  /** Accepted extensions (`.xlsx`) and types (`image/png`, `image/*`); by default any. */
  accept?: readonly string[] | undefined;
  /** Maximum file size, in bytes. */
  maxBytes?: number | undefined;
  /** Maximum number of files; with 1 a new file replaces the old one. */
  max: number;
}

/** A refused file, and the reason. */
export interface RefusedFile {
  name: string;
  /** Size in bytes. */
  size: number;
  reason: 'fileType' | 'fileTooLarge' | 'fileEmpty' | 'fileTwice' | 'filesTooMany';
}

/** macOS decomposes diacritics in file names. */
export const nameOf = (file: File) => file.name.normalize('NFC');

/** Whether a file has an accepted type. Windows leaves the type empty, so a matching extension is enough. */
export function isAccepted(file: File, accept: readonly string[] | undefined): boolean {
  const name = file.name.toLowerCase();
  return (
    !accept?.length ||
    accept.some((one) => {
      const kind = one.trim().toLowerCase();
      if (kind.startsWith('.')) return name.endsWith(kind);
      return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
    })
  );
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds new files to the current ones. Files that break the rules are left out and returned with the reason. */
export function addFiles(
  current: readonly File[],
  added: readonly File[],
  { accept, maxBytes = Number.POSITIVE_INFINITY, max }: FileRules,
) {
  const files = max === 1 ? [] : [...current];
  const refused: RefusedFile[] = [];
  for (const file of added) {
    const reason = !isAccepted(file, accept)
      ? 'fileType'
      : file.size === 0
        ? 'fileEmpty'
        : file.size > maxBytes
          ? 'fileTooLarge'
          : files.some((one) => isSame(one, file))
            ? 'fileTwice'
            : files.length >= max
              ? 'filesTooMany'
              : undefined;
    if (reason) refused.push({ name: nameOf(file), size: file.size, reason });
    else files.push(file);
  }
  // A refused file does not replace the current one.
  return { files: files.length > 0 ? files : [...current], refused };
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A file size in the usual units (1 KB is 1024 bytes): "1,2 MB" in `vi-VN`, "1.2 MB" in `en-GB`. */
export function formatBytes(bytes: number, languageTag: string): string {
  const step = bytes > 0 ? Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1) : 0;
  const amount = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1 }).format(
    bytes / 1024 ** step,
  );
  return `${amount} ${UNITS[step]}`;
}

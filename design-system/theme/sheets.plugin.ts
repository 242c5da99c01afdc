import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** The stylesheet that a page begins with. */
export interface FirstSheet {
  name: string;
  /** The page's HTML: the end of its path. */
  page: string;
  /** The chunks that it is drawn from, by their names. What they import is drawn too. */
  drawnFrom: readonly string[];
}

type Chunk = Rolldown.RenderedChunk | Rolldown.OutputChunk;

const withinSystem = (id: string) => relative(fileURLToPath(new URL('..', import.meta.url)), id);

/** A file of the design system as one word: the beginning of its classes. */
export const partOf = (id: string) =>
  withinSystem(id)
    .replace(/\.tsx?$/, '')
    .replace(/\W/g, '-');

/** What stands before the first part: the fonts, the themes, the page itself. */
const FOUNDATION = '';

/** Stands before the rules of a part, and survives what makes CSS small. */
export const partMark = (part: string) => `design-system-part#${part} { --is: ${part}; }`;

const MARK = /design-system-part#([\w-]+)\s*\{[^}]*\}/;
const KEYFRAMES = /@keyframes\s+([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/**
 * Vite plugin: cuts the stylesheet of all parts. Each page begins with a file of its own. What only scripts that come
 * later draw with is one more file, `later.css`, and they wait for it: Vite's `import()` waits for the CSS of a chunk.
 *
 * Whichever of the files a page has fetched, its rules stand in their old order: each of `sheets` holds what the one
 * before it holds, and the last of them always comes before `later.css`. What no script draws with is left out.
 */
export function cutStylesheet(sheets: readonly FirstSheet[]): Plugin {
  let first: Set<string>[] | undefined;
  return {
    name: 'design-system-sheets',
    apply: 'build',
    // Vite asks once for a stylesheet, and the next `import()` would draw without one that was lost on the way.
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const mended = code
          .replace('rej(', 'link.remove(), rej(')
          .replace(/seen\[href\] = void 0;(?=\s*throw)/, 'delete seen[href];');
        if (!/link\.remove.+delete seen|delete seen.+link\.remove/s.test(mended))
          throw new Error('Vite asks for stylesheets in another way: see cutStylesheet().');
        return { code: mended, map: null };
      },
    },
    renderStart() {
      first = undefined;
    },
    renderChunk(_code, _chunk, _options, { chunks }) {
      first ??= firstParts(sheets, chunks);
    },
    // Scripts hold the names of these files. What the files hold is in the hash already.
    augmentChunkHash: () => (first ?? []).map((parts) => [...parts].join()).join('\n'),
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === 'chunk');
      const whole = files.find((file) => file.type === 'asset' && MARK.test(String(file.source)));
      if (whole?.type !== 'asset' || !first)
        throw new Error('There is no stylesheet with the parts of the design system.');
      const rulesOf = cut(String(whole.source));
      const write = (name: string, source: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }));

      const [least, most] = [first[0]!, first.at(-1)!];
      const late = new Set(chunks.flatMap(partsOf).filter((part) => !most.has(part)));
      const firstFiles = sheets.map(({ name }, index) => write(name, rulesOf(first![index]!)));
      const lastFirst = firstFiles.at(-1)!;
      const later = write('later', rulesOf(late));

      for (const chunk of chunks) {
        const { importedCss } = chunk.viteMetadata!;
        importedCss.delete(whole.fileName);
        const page = sheets.findIndex((sheet) => isPage(chunk, sheet));
        const parts = partsOf(chunk);
        if (page >= 0) importedCss.add(firstFiles[page]!);
        else if (parts.some((part) => !least.has(part))) importedCss.add(lastFirst);
        if (parts.some((part) => late.has(part))) importedCss.add(later);
      }
      delete bundle[whole.fileName];
    },
  };
}

const partsOf = (chunk: Chunk) =>
  Object.keys(chunk.modules)
    .filter((id) => !withinSystem(id).startsWith('..'))
    .map(partOf);

const isPage = (chunk: Chunk, { page }: FirstSheet) =>
  chunk.isEntry && !!chunk.facadeModuleId?.endsWith(page);

/** What each sheet must hold: the files that its chunks are made of. */
function firstParts(sheets: readonly FirstSheet[], chunks: Record<string, Chunk>): Set<string>[] {
  const seen = new Set<Chunk>();
  const parts = new Set([FOUNDATION]);
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const part of partsOf(chunk)) parts.add(part);
    for (const file of chunk.imports) add(chunks[file]);
  };
  return sheets.map((sheet) => {
    const roots = Object.values(chunks).filter(
      (chunk) => isPage(chunk, sheet) || (!chunk.isEntry && sheet.drawnFrom.includes(chunk.name)),
    );
    if (roots.length !== sheet.drawnFrom.length + 1)
      throw new Error(`Not every chunk of the sheet ${sheet.name} is there.`);
    roots.forEach(add);
    return new Set(parts);
  });
}

/** Cuts at the marks; the result gives the rules of the parts that are asked for. */
function cut(whole: string): (wanted: Set<string>) => string {
  // What makes CSS small keeps each animation once, in whichever part it comes first.
  const animations = new Map([...whole.matchAll(KEYFRAMES)].map(([rule, name]) => [name!, rule]));
  const pieces = [FOUNDATION, ...whole.replace(KEYFRAMES, '').split(MARK)];
  return (wanted) => {
    const rules = pieces
      .filter((_, index) => index % 2 && wanted.has(pieces[index - 1]!))
      .map((piece) => piece.trim());
    const text = rules.join('');
    const moved = [...animations].filter(([name]) => text.includes(name)).map(([, rule]) => rule);
    return [text, ...moved].join('');
  };
}

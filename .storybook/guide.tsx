import { Source } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState } from 'react';
import { DesignSystemProvider } from '#design-system';
import accessibility from '../docs/accessibility.md?raw';
import { GUIDES, type Guide } from '../stories/kit/guides.tsx';
import source from '../stories/kit/guides.tsx?raw';

/** The guide of the component on a page; only the most used components have one. */
const guideOf = (name: string): Guide | undefined => (Object.hasOwn(GUIDES, name) ? GUIDES[name] : undefined);

/** Extracts the source of an example from guides.tsx: the snippet is the code that the page runs. */
function snippetOf(name: string): string {
  const [, after = ''] = source.split(`\n  ${name}: {\n    example: () => `);
  const [code = ''] = after.split('\n    good: ');
  const lines = code
    .replace(/,$/, '')
    .replace(/^\(\n/, '')
    .replace(/\n\s*\)$/, '')
    .split('\n');
  const indent = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** A row of docs/accessibility.md, with its column headers. */
function rowOf(name: string): [head: string, text: string][] {
  const cells = (line = '') =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
  const lines = accessibility.split('\n');
  const heads = cells(lines.find((line) => line.startsWith('| Component')));
  const row = cells(lines.find((line) => line.startsWith(`| ${name} `)));
  return heads.map((head, at) => [head, row[at] ?? ''] as [string, string]).slice(1);
}

const FRAME = {
  padding: '1.5rem',
  borderRadius: 6,
  color: 'var(--color-text)',
  background: 'var(--color-canvas)',
} as const;

interface Mark {
  left: number;
  top: number;
}

/** The example with a number at each of its parts, and a legend. */
function Anatomy({ example, parts }: Guide) {
  const frame = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<Mark[]>([]);
  const names = Object.keys(parts).join();
  useLayoutEffect(() => {
    const measure = () => {
      const box = frame.current?.getBoundingClientRect();
      if (!box) return;
      setMarks(
        names.split(',').map((selector) => {
          const part = frame.current?.querySelector(`.subject ${selector}`)?.getBoundingClientRect();
          return { left: (part?.left ?? box.left) - box.left, top: (part?.top ?? box.top) - box.top };
        }),
      );
    };
    const watcher = new ResizeObserver(measure);
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [names]);
  return (
    <>
      <div ref={frame} style={{ ...FRAME, position: 'relative' }}>
        <div className="subject">{example()}</div>
        {marks.map(({ left, top }, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies it
            key={at}
            aria-hidden
            style={{
              position: 'absolute',
              left: left - 9,
              top: top - 9,
              width: 18,
              borderRadius: 9,
              color: 'var(--color-on-accent)',
              background: 'var(--color-accent)',
              font: '600 11px/18px sans-serif',
              textAlign: 'center',
            }}
          >
            {at + 1}
          </span>
        ))}
      </div>
      <ol>
        {Object.values(parts).map((part) => (
          <li key={part}>{part}.</li>
        ))}
      </ol>
    </>
  );
}

/**
 * The additions to a component's page: anatomy, do and don't, a snippet, and notes for screen reader and keyboard
 * users.
 */
export function GuideOf({ name }: { name: string }) {
  const guide = guideOf(name);
  if (!guide) return null;
  const sides = [
    ['Do', guide.example, guide.good, 'var(--color-success-text)'],
    ["Don't", guide.bad, guide.why, 'var(--color-danger-text)'],
  ] as const;
  return (
    <DesignSystemProvider>
      <h2>Anatomy</h2>
      <Anatomy {...guide} />
      <h2>Do and don't</h2>
      <div
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', gap: '1rem' }}
      >
        {sides.map(([side, draw, words, colour]) => (
          <figure key={side} style={{ margin: 0 }}>
            <div style={{ ...FRAME, borderTop: `3px solid ${colour}` }} inert={side !== 'Do'}>
              {draw()}
            </div>
            <figcaption>
              <strong>{side}.</strong> {words}
            </figcaption>
          </figure>
        ))}
      </div>
      <h2>Snippet</h2>
      <Source code={snippetOf(name)} language="tsx" />
      <h2>Accessibility</h2>
      <dl>
        {rowOf(name).map(([head, text]) => (
          <div key={head}>
            <dt style={{ fontWeight: 600 }}>{head}</dt>
            <dd>{text.replaceAll('\\|', '|').replaceAll('`', '')}</dd>
          </div>
        ))}
      </dl>
    </DesignSystemProvider>
  );
}

import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '#design-system';
import { border, color, fontSize, lineHeight, space } from '#design-system/theme/tokens.ts';

interface PageProps {
  title: string;
  /** Introduction above the specimens. */
  children?: ReactNode;
  specimens: ReactNode;
}

/** A page of the foundations. In English, like the documentation; the specimens use the portal's languages. */
export function Page({ title, children, specimens }: PageProps) {
  return (
    <Stack gap={6} lang="en">
      <Stack gap={2}>
        <Heading level={1}>{title}</Heading>
        {children && (
          <Text as="p" tone="muted" style={{ maxWidth: '70ch' }}>
            {children}
          </Text>
        )}
      </Stack>
      {specimens}
    </Stack>
  );
}

interface PartProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Part({ title, note, children }: PartProps) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{title}</Heading>
      {note && (
        <Text as="p" tone="muted" size="sm" style={{ maxWidth: '70ch' }}>
          {note}
        </Text>
      )}
      {children}
    </Stack>
  );
}

const cell = {
  padding: `${space(2)} ${space(3)}`,
  borderBlockEnd: border.hairline,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;

interface SpecTableProps {
  /** What the table lists, for screen readers. */
  label: string;
  /** Language of the names, when they are words; without it they are code. */
  lang?: string;
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** Names with their values. Scrolls sideways where the screen is narrow. */
export function SpecTable({ label, lang, columns, rows }: SpecTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table
        aria-label={label}
        style={{ fontSize: fontSize.sm, lineHeight: lineHeight.table, borderBlockStart: border.hairline }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" style={{ ...cell, color: color.textMuted }}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" style={{ ...cell, whiteSpace: 'nowrap' }}>
                {lang ? <span lang={lang}>{name}</span> : <code>{name}</code>}
              </th>
              {cells.map((content, index) => (
                <td key={columns[index + 1]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Root px of the default scale, to which all rem values relate (specification 9). */
const ROOT = 14;

/** `0.5714rem` -> `8 px`, at the default scale. */
export const inPx = (rem: string) => `${Math.round(Number.parseFloat(rem) * ROOT * 10) / 10} px`;

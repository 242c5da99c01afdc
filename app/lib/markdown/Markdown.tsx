import { Lexer, type MarkedToken, type Token } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { ButtonLink, ChevronRightIcon, Link, Prose } from '#design-system';
import { shown } from '../shown.ts';

/**
 * The only file that uses the Markdown parser (docs/decisions/markdown.md). It returns tokens, and each type renders as
 * a React element: no text can become HTML. HTML is shown as text, images are not fetched, and links may only lead to
 * the portal's own pages, https, a mail address or a phone number.
 */

/** Longer texts are not help pages, and malicious ones take the parser seconds. */
const MAX_TEXT = 20_000;
/** Maximum nesting of lists and quotes; deeper ones are shown as source text. */
const MAX_DEPTH = 8;

const parse = (text: string): Token[] => {
  // Bidirectional control characters are made visible.
  const part = shown(text, MAX_TEXT);
  try {
    return new Lexer({ gfm: true }).lex(part);
  } catch {
    // Nested so deeply that the parser failed.
    return [{ type: 'text', raw: part, text: part }];
  }
};

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
};
const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (sign) => SIGNS[sign] ?? sign);

/** A page of the portal: one slash, and nothing that a browser could read as another host. */
const isOwnPath = (href: string) => /^\/merchant(?:[/?#][^\s\\]*)?$/.test(href);

/** The URL if it is safe, otherwise undefined: only known harmless URLs become links. */
function safeHref(href: string): string | undefined {
  if (isOwnPath(href)) return href;
  if (/^mailto:[^\s@?]+@[^\s@?]+$/i.test(href) || /^tel:\+?[\d().-]+$/i.test(href)) return href;
  if (!/^https:\/\/[^\s\\]+$/i.test(href) || !URL.canParse(href)) return undefined;
  const { username, password } = new URL(href);
  // `https://bank.vn@evil.example` looks like the bank.
  return username || password ? undefined : href;
}

interface Drawing {
  /** Whether the user may open a page of the portal; other links are shown as text. */
  mayOpen: (path: string) => boolean;
  /** The number of lists and quotes around it. */
  depth: number;
}

const drawAll = (tokens: readonly Token[] | undefined, drawing: Drawing): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the order is static
  tokens?.map((token, place) => <Fragment key={place}>{draw(token as MarkedToken, drawing)}</Fragment>);

function drawLink(href: string, words: ReactNode, { mayOpen }: Drawing, asButton = false): ReactNode {
  const safe = safeHref(decoded(href));
  if (!safe) return words;
  // A button to a page that the user may not open is useless.
  if (isOwnPath(safe) && !mayOpen(safe)) return asButton ? null : words;
  if (/^(mailto|tel):/i.test(safe)) return <a href={safe}>{words}</a>;
  const target = { href: safe, ...(!isOwnPath(safe) && { external: true }) };
  return asButton ? (
    <ButtonLink endIcon={ChevronRightIcon} {...target}>
      {words}
    </ButtonLink>
  ) : (
    <Link {...target}>{words}</Link>
  );
}

/** Renders a token by its type; unknown types as source text. */
function draw(token: MarkedToken, drawing: Drawing): ReactNode {
  const inside = (tokens: readonly Token[] | undefined) => drawAll(tokens, drawing);
  const deeper = { ...drawing, depth: drawing.depth + 1 };
  if (deeper.depth > MAX_DEPTH) return token.raw;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      // The h1 is the page's own title.
      return createElement(`h${Math.min(Math.max(token.depth, 2), 4)}`, {}, inside(token.tokens));
    case 'paragraph': {
      const [only, ...more] = token.tokens;
      // A link that is its own paragraph is the answer's main action.
      const isWay = only?.type === 'link' && more.length === 0;
      const words = isWay ? drawLink(only.href, inside(only.tokens), drawing, true) : inside(token.tokens);
      return words === null ? null : <p>{words}</p>;
    }
    case 'list': {
      const items = token.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id
        <li key={place}>{drawAll(item.tokens, deeper)}</li>
      ));
      return token.ordered ? <ol start={Number(token.start) || 1}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'blockquote':
      return <blockquote>{drawAll(token.tokens, deeper)}</blockquote>;
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {token.header.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id
                <th key={column} scope="col">
                  {inside(cell.tokens)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {token.rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
              <tr key={line}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id
                  <td key={column}>{inside(cell.tokens)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'code':
      return (
        <pre translate="no">
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'strong':
    case 'em':
    case 'del':
      return createElement(token.type, {}, inside(token.tokens));
    case 'codespan':
      return <code translate="no">{token.text}</code>;
    case 'link':
      return drawLink(token.href, inside(token.tokens), drawing);
    // Not fetched: shows the alternative text.
    case 'image':
      return decoded(token.text);
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'text':
      return token.tokens ? inside(token.tokens) : decoded(token.text);
    case 'escape':
      return decoded(token.text);
    case 'html':
      return /^<br\s*\/?>\s*$/i.test(token.raw) ? <br /> : token.raw;
    default:
      return (token as Token).raw;
  }
}

interface MarkdownProps {
  /** Markdown; never trusted. */
  text: string;
  mayOpen: (path: string) => boolean;
}

/** Renders untrusted Markdown as elements. */
export function Markdown({ text, mayOpen }: MarkdownProps) {
  return <Prose>{drawAll(parse(text), { mayOpen, depth: 0 })}</Prose>;
}

/** The children of a token: its text, the items of a list, the cells of a table. */
function partsOf(token: MarkedToken): readonly Token[] {
  if (token.type === 'list') return token.items;
  if (token.type === 'table')
    return [...token.header, ...token.rows.flat()].map((cell) => ({ ...cell, type: 'cell', raw: cell.text }));
  return ('tokens' in token && token.tokens) || [];
}

/** Inline types, which can follow each other within a word. */
const INLINE = ['text', 'strong', 'em', 'del', 'codespan', 'link', 'escape'];

function wordsOf(token: Token): string {
  const parts = partsOf(token as MarkedToken);
  const text = 'text' in token ? decoded(String(token.text)) : '';
  const own = parts.length > 0 ? parts.map(wordsOf).join('') : text;
  return INLINE.includes(token.type) ? own : `${own} · `;
}

/** The plain text of a Markdown text, with parts separated by a dot: for the search. */
export const markdownWords = (text: string): string =>
  parse(text)
    .map(wordsOf)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/(?:· )+/g, '· ')
    .replace(/^· | · ?$/g, '');

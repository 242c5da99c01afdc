import { Visitor } from 'vite';
import { parse, place, type Source } from './source.ts';

/** Attributes that users read or hear. */
const SPOKEN = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'description',
  'heading',
  'hint',
  'label',
  'placeholder',
  'title',
];

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** A syntax node, with the fields that the search for text needs. */
interface Node {
  type: string;
  start: number;
  [child: string]: unknown;
}

/** The possible texts of an expression: itself, `a ? 'text' : b`, `a && 'text'`, the fixed parts of a template. */
function textsIn(node: Node | null): { text: string; start: number }[] {
  const into = (...children: string[]) => children.flatMap((child) => textsIn(node?.[child] as Node | null));
  switch (node?.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { raw: string }; start: number }[]).map(({ value, start }) => ({
        text: value.raw,
        start,
      }));
    case 'JSXExpressionContainer':
      return into('expression');
    case 'ConditionalExpression':
      return into('consequent', 'alternate');
    case 'LogicalExpression':
      return into('left', 'right');
    default:
      return [];
  }
}

/** Visible text comes from the dictionaries. A text that is a key (`keys`) is allowed. */
export function textOffences(source: Source, keys: ReadonlySet<string> = new Set()): string[] {
  const offences: string[] = [];
  const look = (node: unknown) => {
    for (const { text, start } of textsIn(node as Node | null)) {
      if (hasLetters(text) && !keys.has(text)) {
        offences.push(
          `${place(source, start)} says "${text.trim()}": move the text to both dictionaries, and use t.`,
        );
      }
    }
  };
  new Visitor({
    JSXElement(node) {
      for (const child of node.children) look(child);
    },
    JSXFragment(node) {
      for (const child of node.children) look(child);
    },
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && SPOKEN.includes(node.name.name)) look(node.value);
    },
  }).visit(parse(source).program);
  return offences;
}

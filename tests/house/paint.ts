import { Visitor } from 'vite';
import { parse, place, type Source } from './source.ts';

const COLOUR =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z_-])|\b(?:rgba?|hsla?|oklch|oklab|color)\(/i;
const NAMED =
  '(?:black|white|gr[ae]y|silver|red|maroon|orange|yellow|gold|green|lime|olive|teal|cyan|aqua|blue|navy|purple|violet|magenta|fuchsia|pink|brown)';
/** A named colour in a declaration: `fill: black`. */
const NAMED_IN_CSS = new RegExp(
  `(?:\\b(?:color|background(?:-color)?|fill|stroke|border[\\w-]*|outline[\\w-]*|box-shadow)\\s*:[^;{}]*|\\b(?:solid|dashed|dotted)\\s+)(?<![\\w-])${NAMED}(?![\\w-])`,
);
/** A length in px or rem; nothing at all may be `0rem`, and a media query reads no tokens. */
const LENGTH = /(?<![\w.-])-?(?:\d*\.?\d+px|(?!0rem)\d*\.?\d+rem)\b/;
const QUERY = /@media[^{]*?rem\)/g;

/** A code to be scanned, and the paper it is printed on, are black on white, whatever the theme. */
const BLACK_ON_WHITE = /^design-system\/(base\/qr\/QrCode|money\/(?:poster\/Poster|receipt\/Receipt))\./;

/** Colours and lengths come from the tokens. For every file of design-system outside theme, and of app. */
export function literalPaintOffences(source: Source): string[] {
  const offences: string[] = [];
  const look = (text: string, start: number) => {
    const named = BLACK_ON_WHITE.test(source.path) ? undefined : text.match(NAMED_IN_CSS)?.[0];
    const colour = text.match(COLOUR)?.[0] ?? named;
    const length = text.replace(QUERY, '').match(LENGTH)?.[0];
    if (colour)
      offences.push(`${place(source, start)} paints with ${colour}: take a colour from theme/tokens.`);
    if (length)
      offences.push(
        `${place(source, start)} measures ${length}: take space, size or border from theme/tokens.`,
      );
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') look(node.value, node.start);
    },
    TemplateElement(node) {
      look(node.value.raw, node.start);
    },
  }).visit(parse(source).program);
  return offences;
}

const STYLING = ['style', 'className', 'css', 'sx'];

/** The app writes no CSS: what it needs is a prop of a component. An object that is spread into one counts too. */
export function styleOffences(source: Source): string[] {
  const offences: string[] = [];
  const refuse = (name: string, start: number) =>
    offences.push(
      `${place(source, start)} sets ${name}: give the component of the design system a prop for it.`,
    );
  new Visitor({
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (STYLING.includes(name)) refuse(name, node.start);
    },
    ObjectExpression(node) {
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        // `Intl` has a `style` too, which is a word.
        const isWord = property.value.type === 'Literal' && property.key.name === 'style';
        if (STYLING.includes(property.key.name) && !isWord) refuse(property.key.name, property.start);
      }
    },
  }).visit(parse(source).program);
  return offences;
}

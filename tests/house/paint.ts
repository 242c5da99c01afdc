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
/** A length in px or rem. `0rem` is allowed, and so are media queries, which cannot read tokens. */
const LENGTH = /(?<![\w.-])-?(?:\d*\.?\d+px|(?!0rem)\d*\.?\d+rem)\b/;
const QUERY = /@media[^{]*?rem\)/g;

/** Scannable codes and their paper are black on white in every theme. */
const BLACK_ON_WHITE = /^design-system\/(base\/qr\/QrCode|money\/(?:poster\/Poster|receipt\/Receipt))\./;

/** Colours and lengths come from tokens, in every file of app, and of design-system outside theme. */
export function literalPaintOffences(source: Source): string[] {
  const offences: string[] = [];
  const look = (text: string, start: number) => {
    const named = BLACK_ON_WHITE.test(source.path) ? undefined : text.match(NAMED_IN_CSS)?.[0];
    const colour = text.match(COLOUR)?.[0] ?? named;
    const length = text.replace(QUERY, '').match(LENGTH)?.[0];
    if (colour)
      offences.push(`${place(source, start)} uses the colour ${colour}: use a token of theme/tokens.`);
    if (length)
      offences.push(
        `${place(source, start)} uses the length ${length}: use space, size or border of theme/tokens.`,
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

/** The app contains no CSS and uses component props instead. Objects spread into a component are checked too. */
export function styleOffences(source: Source): string[] {
  const offences: string[] = [];
  const refuse = (name: string, start: number) =>
    offences.push(`${place(source, start)} sets ${name}: add a prop to the component of the design system.`);
  new Visitor({
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (STYLING.includes(name)) refuse(name, node.start);
    },
    ObjectExpression(node) {
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        // `style` of `Intl` is a string, not CSS.
        const isWord = property.value.type === 'Literal' && property.key.name === 'style';
        if (STYLING.includes(property.key.name) && !isWord) refuse(property.key.name, property.start);
      }
    },
  }).visit(parse(source).program);
  return offences;
}

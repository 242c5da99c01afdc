import { Visitor } from 'vite';
import { parse, place, type Source } from './source.ts';

const COLOUR =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z_-])|\b(?:rgba?|hsla?|oklch|oklab|color)\(/i;
const LENGTH = /(?<![\w.-])-?\d*\.?\d+px\b/;

/** Colours and lengths come from the tokens. For every file of design-system outside theme, and of app. */
export function literalPaintOffences(source: Source): string[] {
  const offences: string[] = [];
  const look = (text: string, start: number) => {
    const colour = text.match(COLOUR)?.[0];
    const length = text.match(LENGTH)?.[0];
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

/** The app writes no CSS: what it needs is a prop of a component. */
export function styleOffences(source: Source): string[] {
  const offences: string[] = [];
  new Visitor({
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (STYLING.includes(name)) {
        offences.push(
          `${place(source, node.start)} sets ${name}: give the component of the design system a prop for it.`,
        );
      }
    },
  }).visit(parse(source).program);
  return offences;
}

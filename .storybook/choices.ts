import type { ArgTypesEnhancer } from '@storybook/react-vite';
import * as designSystem from '#design-system';

/** The part of react-docgen's output that is read here. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

const lists = designSystem as Record<string, unknown>;

/**
 * Offers the values of a prop whose type comes from a const list, `(typeof BUTTON_TONES)[number]`: react-docgen knows
 * only the list's name, and the design system exports the list.
 */
export const offerChoices: ArgTypesEnhancer = ({ component, argTypes }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const known = Object.entries(props).flatMap(([name, { tsType }]) => {
    const list = lists[tsType?.raw?.match(/^\(typeof (\w+)\)\[number\]( \| undefined)?$/)?.[1] ?? ''];
    return Array.isArray(list) && argTypes[name] ? [[name, list] as const] : [];
  });
  const offered = known.map(([name, list]) => {
    const { table, ...argType } = argTypes[name]!;
    const summary = list.map((value) => JSON.stringify(value)).join(' | ');
    return [
      name,
      { control: { type: 'select' }, options: list, ...argType, table: { ...table, type: { summary } } },
    ] as const;
  });
  return { ...argTypes, ...Object.fromEntries(offered) };
};

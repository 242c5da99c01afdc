import { type Defined, loadOnce, type MoneyFigure, type MoneyTerm } from '#design-system';
import { useLocale } from '../i18n/index.ts';
import type definitions from '../i18n/vi/figures.json';

type Definitions = typeof definitions;

/** The name of a group of figures: a list, the reconciliation desk, or the dashboard's tasks. */
export type FiguresName = Exclude<keyof Definitions, 'every'>;

/** The ids in this group that have a definition. Other ids are a type error. */
export type FigureId<Name extends FiguresName> = keyof (Definitions[Name] & Definitions['every']) & string;

/** A figure as a screen declares it; the list kit adds its definition. */
export type Plain<Figure extends Defined, Name extends FiguresName> = Omit<Figure, 'explain' | 'id'> & {
  id: FigureId<Name>;
};

/** The figures of a money line, as a screen declares them. */
export interface NamedFigures<Name extends FiguresName> {
  terms: readonly Plain<MoneyTerm, Name>[];
  result?: Plain<MoneyFigure, Name>;
  states: readonly Plain<MoneyFigure, Name>[];
}

const texts = {
  vi: loadOnce(async () => (await import('../i18n/vi/figures.json')).default),
  en: loadOnce(async () => (await import('../i18n/en/figures.json')).default),
};

/**
 * Adds its definition to a figure: what it counts and by which date, in one sentence (docs/contract.md, "Figures"). The
 * texts (`figures.json`) load when the user opens the first. A figure without one is a type error.
 */
export function useExplained<Name extends FiguresName>(name: Name) {
  const locale = useLocale();
  return <const Figure extends { id: FigureId<Name> }>(
    figure: Figure,
  ): Figure & Pick<Defined, 'explain'> => ({
    ...figure,
    async explain() {
      const all: Record<string, Record<string, string>> = await texts[locale].load();
      return { ...all.every, ...all[name] }[figure.id];
    },
  });
}

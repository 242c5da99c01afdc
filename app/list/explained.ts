import type { Defined, MoneyFigure, MoneyTerm } from '#design-system';
import { useLocale } from '../i18n/index.ts';
import { loadOnce } from '../lib/loadOnce.ts';
import type { definitions } from './definitions.ts';

type Definitions = typeof definitions;

/** Which figures these are: those of a list, of the desk, or the dashboard's tasks. */
export type FiguresName = Exclude<keyof Definitions, 'every'>;

/** The figures of that name that have a definition: no other can be drawn. */
export type FigureId<Name extends FiguresName> = keyof (Definitions[Name] & Definitions['every']) & string;

/** A figure as a screen names it; the kit adds its definition. */
export type Plain<Figure extends Defined, Name extends FiguresName> = Omit<Figure, 'explain' | 'id'> & {
  id: FigureId<Name>;
};

/** The figures of a line, as a screen names them. */
export interface NamedFigures<Name extends FiguresName> {
  terms: readonly Plain<MoneyTerm, Name>[];
  result?: Plain<MoneyFigure, Name>;
  states: readonly Plain<MoneyFigure, Name>[];
}

const load = loadOnce(async () => (await import('./definitions.ts')).definitions);

/** Adds to a figure what it counts (`definitions.ts`), which is fetched when somebody asks for it. */
export function useExplained<Name extends FiguresName>(name: Name) {
  const locale = useLocale();
  return <const Figure extends { id: FigureId<Name> }>(
    figure: Figure,
  ): Figure & Pick<Defined, 'explain'> => ({
    ...figure,
    async explain() {
      const all: Record<string, Record<string, Record<typeof locale, string>>> = await load();
      const { [figure.id]: found } = { ...all.every, ...all[name] };
      return found?.[locale];
    },
  });
}

import { css, type RuleSet } from 'styled-components';

/** The rules of every styled component that has been loaded, in the order in which they would have been inserted. */
export const recorded: RuleSet[] = [];

const names = new Set<string>();

/** Stands for `styled.div` and `styled(Component)` while the stylesheet is written (`styles.plugin.ts`). */
export function styled(_base: unknown, name: string, rules: RuleSet): void {
  if (names.has(name)) throw new Error(`Two styled components would share the class ${name}: rename one.`);
  names.add(name);
  recorded.push(css`.${name} { ${rules} }`);
}

import { css, type RuleSet } from 'styled-components';

/** The rules of every loaded styled component, by file, in insertion order. */
export const recorded = new Map<string, RuleSet[]>();

const names = new Set<string>();

/** Replaces `styled.div` and `styled(Component)` while the stylesheet is written (`styles.plugin.ts`). */
export function styled(_base: unknown, name: string, rules: RuleSet): void {
  if (names.has(name)) throw new Error(`Two styled components would share the class ${name}: rename one.`);
  names.add(name);
  const part = name.slice(0, name.lastIndexOf('-'));
  recorded.set(part, [...(recorded.get(part) ?? []), css`.${name} { ${rules} }`]);
}

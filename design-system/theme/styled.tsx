import type { ComponentPropsWithRef, ElementType } from 'react';

interface StyledProps extends ComponentPropsWithRef<'div'> {
  /** Draws another element in the same paint. */
  as?: ElementType;
}

/** A styled component in the built portal: its element and a class whose rules are in the stylesheet. */
interface Styled {
  (props: StyledProps): React.ReactNode;
  element: ElementType;
  className: string;
}

const isStyled = (element: ElementType | Styled): element is Styled =>
  typeof element === 'function' && 'element' in element;

/** Stands for `styled.div` and `styled(Component)` once `styles.plugin.ts` has taken the CSS out of the script. */
export function styled(base: ElementType | Styled, name: string): Styled {
  const element = isStyled(base) ? base.element : base;
  const className = isStyled(base) ? `${base.className} ${name}` : name;
  // biome-ignore lint/correctness/noComponentHookFactories: called at module scope alone, once for each component
  function Component({ as: Element = element, className: own, ...rest }: StyledProps) {
    return <Element {...rest} className={own ? `${own} ${className}` : className} />;
  }
  return Object.assign(Component, { element, className });
}

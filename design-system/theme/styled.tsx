import type { ComponentPropsWithRef, ElementType } from 'react';

interface StyledProps extends ComponentPropsWithRef<'div'> {
  /** Renders another element with the same styles. */
  as?: ElementType;
}

/** A styled component in the built portal: its element, and a class whose rules are in the stylesheet. */
interface Styled {
  (props: StyledProps): React.ReactNode;
  element: ElementType;
  className: string;
}

const isStyled = (element: ElementType | Styled): element is Styled =>
  typeof element === 'function' && 'element' in element;

/** Replaces `styled.div` and `styled(Component)` once `styles.plugin.ts` has moved the CSS out of the script. */
export function styled(base: ElementType | Styled, name: string): Styled {
  const element = isStyled(base) ? base.element : base;
  const className = isStyled(base) ? `${base.className} ${name}` : name;
  // biome-ignore lint/correctness/noComponentHookFactories: called only at module scope, once for each component
  function Component({ as: Element = element, className: own, ...rest }: StyledProps) {
    return <Element {...rest} className={own ? `${own} ${className}` : className} />;
  }
  return Object.assign(Component, { element, className });
}

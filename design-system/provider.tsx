import {
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useInsertionEffect,
  useMemo,
} from 'react';
import { type Labels, LabelsContext, labelsVi } from './labels.tsx';
import type { Accent, ThemeName } from './theme/themes.ts';

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

export const SCALES = [12, 13, 14, 15, 16] as const;
/** Root font size in px; all sizes are relative to it (specification 9: 14). */
export type Scale = (typeof SCALES)[number];

/** How the design system renders a link: the app passes its router's link, Storybook a plain anchor. */
export interface LinkComponentProps {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  [attribute: string]: unknown;
}
export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainAnchor({ ref, children, ...rest }: LinkComponentProps) {
  return (
    <a ref={ref} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<LinkComponent>(PlainAnchor);
/** The link component given to the provider. */
export const useLinkComponent = () => useContext(LinkContext);

export interface DesignSystemProviderProps {
  theme?: ThemeName;
  /** The colour of actions and selection. */
  accent?: Accent;
  density?: Density;
  scale?: Scale;
  /** Labels that replace the Vietnamese ones: another language, or a custom text. */
  labels?: Partial<Labels>;
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/**
 * Render it once, around everything. Theme, accent, density and scale are attributes of the document that CSS variables
 * follow, so that switching one re-renders no component.
 */
export function DesignSystemProvider({
  theme = 'light',
  accent = 'blue',
  density = 'comfortable',
  scale = 14,
  labels,
  linkComponent = PlainAnchor,
  children,
}: DesignSystemProviderProps) {
  useInsertionEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, accent, density, scale: String(scale) });
  }, [theme, accent, density, scale]);

  const words = useMemo(() => ({ ...labelsVi, ...labels }), [labels]);
  return (
    <LabelsContext value={words}>
      <LinkContext value={linkComponent}>{children}</LinkContext>
    </LabelsContext>
  );
}

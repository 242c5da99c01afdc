import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './AuthLayout.styles.ts';
import { Brand } from './Brand.tsx';
import { MAIN_ID, PAGE_TITLE_ID } from './shell.ts';

export interface AuthLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The product's name. */
  productName: string;
  /** What the product is for, in one or two sentences; beside the form on desktop, hidden on phones. */
  pitch?: { title: string; text?: string };
  /** The card's `<h1>`: "Đăng nhập". */
  title: ReactNode;
  description?: ReactNode;
  /** `LanguageControl`. */
  language?: ReactNode;
  /** Help, terms, version. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/**
 * The page before sign-in: the brand, and one card with a form. Markup and CSS alone, so that the form is in the HTML
 * and users can type before the script loads.
 */
export function AuthLayout({
  productName,
  pitch,
  title,
  description,
  language,
  footer,
  children,
  ...rest
}: AuthLayoutProps) {
  return (
    <Root {...rest}>
      <header>
        <Modules />
        <Brand name={productName} size="lg" />
        {pitch && (
          <div className="pitch">
            <p className="lead">{pitch.title}</p>
            {pitch.text && <p>{pitch.text}</p>}
          </div>
        )}
      </header>
      <div className="side">
        {language && <nav className="language">{language}</nav>}
        <main id={MAIN_ID} tabIndex={-1}>
          <div className="card">
            <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
              {title}
            </h1>
            {description && <p className="description">{description}</p>}
            {children}
          </div>
        </main>
        {footer && <footer>{footer}</footer>}
      </div>
    </Root>
  );
}

/** Modules per side of the tile, and the size of one. */
const TILE = 24;
const MODULE = 4;

/** Random dark modules as one path. Always the same ones, so that the prerendered HTML matches the script's output. */
function scatter() {
  let path = '';
  let state = 7;
  for (let y = 0; y < TILE; y += 1)
    for (let x = 0; x < TILE; x += 1) {
      // The C library's usual random number generator.
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      if (state >> 16 < SHARE) path += `M${x} ${y}h1v1h-1z`;
    }
  return path;
}

/** Two fifths of the generator's numbers. */
const SHARE = 0x7fff * 0.4;
const path = scatter();

/** The module of a QR code, the product's main output, as the page's motif. */
function Modules() {
  const side = TILE * MODULE;
  return (
    <svg className="modules" aria-hidden focusable={false}>
      <pattern id="qr-modules" width={side} height={side} patternUnits="userSpaceOnUse">
        <path d={path} transform={`scale(${MODULE})`} />
      </pattern>
      <rect width="100%" height="100%" fill="url(#qr-modules)" />
    </svg>
  );
}

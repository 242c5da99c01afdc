import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './AuthLayout.styles.ts';
import { Brand } from './Brand.tsx';
import { MAIN_ID, PAGE_TITLE_ID } from './shell.ts';

export interface AuthLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The product's name. */
  productName: string;
  /** What the product is for, in one or two sentences; beside the form on a desktop, hidden on phones. */
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
 * The page before anyone is signed in: the brand, and one card with a form. Markup and CSS alone, so that the form
 * stands in the HTML and can be typed in before the script comes.
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
        <Brand name={productName} size="lg" />
        {pitch && (
          <div className="pitch">
            <p className="lead">{pitch.title}</p>
            {pitch.text && <p>{pitch.text}</p>}
          </div>
        )}
      </header>
      <div className="side">
        {language && <div className="language">{language}</div>}
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

import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../base/Avatar.tsx';
import { companyName } from '../../base/initial.ts';
import { useLabel } from '../../labels.tsx';
import { useLinkComponent } from '../../provider.tsx';
import { color, focusRingInset, motion, radius, space } from '../../theme/tokens.ts';
import { Brand } from '../Brand.tsx';
import { ShellContext } from '../shell.ts';
import { SidebarList } from './SidebarList.tsx';
import { sidebarFrame } from './sidebarFrame.ts';
import type { SidebarItem } from './sidebarState.ts';

export interface SidebarProps extends ComponentPropsWithRef<'nav'> {
  /** The product's name beside its mark, and the target of both. */
  brand: { name: string; href: string };
  /** The current business, and the link to its information (specification 2) for users who may see it. */
  company?: { name: string; href?: string | undefined; logo?: string };
  items: readonly SidebarItem[];
  /** Stays at the bottom while the items scroll: version, help. */
  footer?: ReactNode;
}

/** The main menu: `AppShell` docks it on desktop and slides it in on a phone. */
export function Sidebar({ brand, company, items, footer, ...rest }: SidebarProps) {
  const word = useLabel();
  const Link = useLinkComponent();
  const { flyouts, dismissMenu } = useContext(ShellContext);
  return (
    <Root aria-label={word('mainMenu')} onKeyDown={moveWithArrows} {...rest}>
      <div className="brand">
        <Link href={brand.href}>
          <Brand name={brand.name} />
        </Link>
        {flyouts && <flyouts.parts.Anchor flyouts={flyouts} />}
      </div>
      {company &&
        (company.href === undefined ? (
          <div className="company" data-tip={company.name} data-tip-overflow="">
            <CompanyName {...company} />
          </div>
        ) : (
          <Link href={company.href} className="company" data-tip={company.name} data-tip-overflow="">
            <CompanyName {...company} />
          </Link>
        ))}
      <div className="scroll" onScroll={flyouts && dismissMenu}>
        <SidebarList items={items} />
      </div>
      {footer && <div className="footer">{footer}</div>}
    </Root>
  );
}

/** One line: visually the company's own name comes first; screen readers get the whole name in its order. */
function CompanyName({ name, logo }: NonNullable<SidebarProps['company']>) {
  const { form, own } = companyName(name);
  return (
    <>
      <Avatar name={name} src={logo} size="sm" shape="square" />
      <span>
        {form && <span className="form">{form} </span>}
        <span className="own">{own}</span>
      </span>
    </>
  );
}

/** Up, Down, Home and End move over the visible items; Tab works as in any list of links. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')].filter(
    (row) => !row.closest('[data-closed]'),
  );
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
  const target = rows[steps[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const Root = styled.nav`
  ${sidebarFrame}

  & > .brand > a {
    display: flex;
    min-width: 0;
    border-radius: ${radius.sm};
    color: inherit;
    text-decoration: none;
  }
  & > .company {
    color: ${color.text};
    text-decoration: none;
    transition: background-color ${motion.fast} ${motion.ease};
  }
  & > .company > :last-child {
    display: flex;
    gap: ${space(1.5)};
    min-width: 0;
  }
  & .own,
  & .form {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Never shrinks by a fraction of a pixel for the legal form: Firefox and WebKit would draw an ellipsis although
     it fits. */
  & .own {
    flex: none;
    max-width: 100%;
  }
  & .form {
    flex: 0 1 auto;
    order: 1;
    min-width: 0;
    color: ${color.textMuted};
  }
  & > a.company:hover {
    background: ${color.surfaceHover};
  }
  & > .company:focus-visible {
    ${focusRingInset}
  }
`;

import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import { useShell } from '../shell.ts';
import { SearchBarContent } from './SearchBar.content.tsx';

export interface SearchBarProps {
  /** Hidden by default (specification 2). */
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What is searched: accessible name of the dialog and its field. */
  label: string;
  placeholder?: string;
  /** The query. */
  value: string;
  onChange(value: string): void;
  /** More props for the field: the roles and keys of the list below it. */
  field?: Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'>;
  /** The results. */
  children?: ReactNode;
  /** Stays at the bottom while the results scroll. */
  footer?: ReactNode;
  /** Called after the bar has closed and the focus has returned, so that what opens next returns it there too. */
  onClosed?: () => void;
}

/**
 * A field over the page: half of the window wide, three quarters up to 991 px, nine tenths up to 575 px (product page
 * "The shell", 4). The focus is in it from the start; Esc or a press beside it puts it away.
 */
export function SearchBar(props: SearchBarProps) {
  const { open } = props;
  const { dismissMenu } = useShell();
  useEffect(() => {
    if (open) dismissMenu();
  }, [open, dismissMenu]);
  return <SearchBarContent {...props} />;
}

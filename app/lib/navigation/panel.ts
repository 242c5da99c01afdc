import { useLocation, useSearch } from './router.tsx';

/** A task beside the page, with an address of its own: `?panel=request-refund&of=GD2611201...`. */
export interface OpenPanel {
  /** As `app/panels.tsx` registers it. */
  name: string;
  /** The record that it is about. */
  of: string | undefined;
  /** VND that it begins with, as the address has it. */
  amount?: string | undefined;
}

/** Props of every panel in `app/panels.tsx`. */
export interface PanelProps {
  /** The record that it is about; undefined where there is none, or where the person names it first. */
  of: string | undefined;
  onClose: () => void;
}

/** The panel that the address names; opening one is a step that the browser's back undoes. */
export function usePanel() {
  const [path, go] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const name = params.get('panel');
  const get = (key: string) => params.get(key) ?? undefined;
  const panel: OpenPanel | undefined = name ? { name, of: get('of'), amount: get('of-amount') } : undefined;

  const write = (next: OpenPanel | undefined, replace: boolean) => {
    const to = new URLSearchParams(search);
    const named = { panel: next?.name, of: next?.of, 'of-amount': next?.amount };
    for (const [key, value] of Object.entries(named)) value ? to.set(key, value) : to.delete(key);
    go(to.size > 0 ? `${path}?${to}` : path, { replace });
  };
  return {
    panel,
    open: (next: string, of?: string, amount?: string) => write({ name: next, of, amount }, false),
    close: () => write(undefined, true),
  };
}

import { useLocation, useSearch } from './router.tsx';

/** A task beside the page, with its own address: `?panel=request-refund&of=GD2611201...`. */
export interface OpenPanel {
  /** The name in `app/panels.tsx`. */
  name: string;
  /** The record it concerns. */
  of: string | undefined;
  /** The initial amount in VND, as in the address. */
  amount?: string | undefined;
}

/** Props of every panel in `app/panels.tsx`. */
export interface PanelProps {
  /** The record it concerns; undefined if there is none, or if the user enters it first. */
  of: string | undefined;
  onClose: () => void;
}

/** The panel named by the address; opening one adds a history entry, so that back closes it. */
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

import { useLocation, useSearch } from './router.tsx';

/** A task beside the page, with an address of its own: `?panel=request-refund&of=GD2611201...`. */
export interface OpenPanel {
  /** As `app/panels.tsx` registers it. */
  name: string;
  /** The record that it is about. */
  of: string | undefined;
}

/** What every panel of `app/panels.tsx` is given. */
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
  const panel: OpenPanel | undefined = name ? { name, of: params.get('of') ?? undefined } : undefined;

  const write = (next: OpenPanel | undefined, replace: boolean) => {
    const to = new URLSearchParams(search);
    to.delete('panel');
    to.delete('of');
    if (next) to.set('panel', next.name);
    if (next?.of) to.set('of', next.of);
    go(to.size > 0 ? `${path}?${to}` : path, { replace });
  };
  return {
    panel,
    open: (next: string, of?: string) => write({ name: next, of }, false),
    close: () => write(undefined, true),
  };
}

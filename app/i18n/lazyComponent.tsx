import { type ComponentType, type ReactNode, use } from 'react';
import { Boundary } from '../lib/Boundary.tsx';
import { firstContent } from '../lib/firstContent.ts';
import { loadOnce } from '../lib/loadOnce.ts';
import { loadRest } from './index.ts';

type Load<P extends object> = () => Promise<ComponentType<P>>;

function lazyFrom<P extends object>(load: Load<P>) {
  const preload = loadOnce(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called only at module scope, once for each component
  function Lazy(props: P) {
    const Loaded = use(preload());
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, { preload });
}

const withWords =
  <P extends object>(load: Load<P>): Load<P> =>
  async () =>
    (await Promise.all([load(), loadRest()]))[0];

/**
 * A component whose code and texts load when first needed, or on `preload`. Unlike React's `lazy`, loaded code renders
 * at once, and a failed load is retried.
 *
 * @param firstContent the component is part of the first content of a page: its texts are in the page's HTML, so only
 * its code is fetched
 */
export const lazyComponent = <P extends object>(load: Load<P>, { firstContent = false } = {}) =>
  lazyFrom(firstContent ? load : withWords(load));

const RETRY_MS = 3000;

let tellFailure = (_error: unknown) => {};

/** Sets the listener for parts of a page that could not be loaded or rendered. */
export function onPartFailure(listener: (error: unknown) => void) {
  tellFailure = listener;
}

/** A file of the app is missing: a new version was deployed while this page was open. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
  );
}

/**
 * An optional part of a page: if it cannot be loaded or rendered, its place stays empty or shows `instead`, and the
 * failure is reported.
 */
export function Part({
  given,
  instead,
  children,
}: {
  given?: object;
  instead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Boundary fallback={() => instead} onError={(error) => tellFailure(error)} given={given}>
      {children}
    </Boundary>
  );
}

/**
 * A component that is not needed for the main content: its code loads after that is on the screen. A short network
 * outage must not break a rendered page, so the load is retried once. It is a `Part`, and is tried again when its props
 * change, such as to another record.
 *
 * @param Instead rendered in its place if it cannot be loaded
 */
export function later<P extends object>(load: Load<P>, Instead?: ComponentType<P>) {
  const fetch = withWords(load);
  const Lazy = lazyFrom(async () => {
    await firstContent();
    return fetch().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return fetch();
    });
  });
  function Later(props: P) {
    return (
      <Part given={props} instead={Instead && <Instead {...props} />}>
        <Lazy {...props} />
      </Part>
    );
  }
  return Object.assign(Later, { preload: Lazy.preload });
}

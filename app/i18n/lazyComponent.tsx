import { type ComponentType, type ReactNode, use } from 'react';
import { Boundary } from '../lib/Boundary.tsx';
import { firstContent } from '../lib/firstContent.ts';
import { loadOnce } from '../lib/loadOnce.ts';
import { loadRest } from './index.ts';

type Load<P extends object> = () => Promise<ComponentType<P>>;

function lazyFrom<P extends object>(load: Load<P>) {
  const preload = loadOnce(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called at module scope alone, once for each component
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
 * A component whose code is fetched when first needed, or `preload`ed, and the words with it. Unlike React's `lazy`, code
 * that has arrived is drawn at once, and code that could not be fetched is asked for again.
 *
 * @param firstContent a page begins with it: its words stand in the page's HTML, so only its code is fetched
 */
export const lazyComponent = <P extends object>(load: Load<P>, { firstContent = false } = {}) =>
  lazyFrom(firstContent ? load : withWords(load));

const RETRY_MS = 3000;

let tellFailure = (_error: unknown) => {};

/** Hears of each part of a standing page that could not be fetched or drawn. */
export function onPartFailure(listener: (error: unknown) => void) {
  tellFailure = listener;
}

/** A file of the app is gone: a new version was deployed while this page was open. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** A part of a page that can do without it: when it cannot be fetched or drawn, its place stays empty or holds `instead`, which is told. */
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
 * A component that what people came for can be seen without: its code waits until that is on the screen. A network that
 * is away for a moment must not take down a page that stands, so it is asked for once more. It is a `Part`, and is
 * tried again when it is given something else, such as another record.
 *
 * @param Instead drawn in its place when it cannot be had
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

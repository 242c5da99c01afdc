import { type ComponentType, type ReactNode, use } from 'react';
import { loadOnce } from '#design-system';
import { loadRest } from '../i18n/index.ts';
import { Boundary } from './Boundary.tsx';
import { firstContent } from './firstContent.ts';

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

const RETRY_MS = 3000;

/** Waits for the page's first content. A short outage must not break a rendered page, so it tries once more. */
async function behindFirstContent<T>(fetch: () => Promise<T>): Promise<T> {
  await firstContent();
  return fetch().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return fetch();
  });
}

interface LazyOptions<P> {
  /** It is part of the first content of a page: its texts are in the page's HTML, so only its code is fetched. */
  isFirstContent?: boolean;
  /**
   * The page is complete without it: it loads after the first content. It is a `Part`, and is tried again when its
   * props change, such as to another record.
   */
  isOptional?: boolean;
  /** Rendered in the place of an optional component that cannot be loaded. */
  Instead?: ComponentType<P>;
}

/** A component whose code and texts load when it is first rendered, or on `preload`. */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isFirstContent = false, isOptional = false, Instead }: LazyOptions<P> = {},
) {
  const fetch = async () => (await Promise.all([load(), isFirstContent || loadRest()]))[0];
  const lazy = loadOnce(isOptional ? () => behindFirstContent(fetch) : fetch);
  // biome-ignore lint/correctness/noComponentHookFactories: called only at module scope, once for each component
  function Lazy(props: P) {
    const Loaded = use(lazy.load());
    return <Loaded {...props} />;
  }
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Optional(props: P) {
    return (
      <Part given={props} instead={Instead && <Instead {...props} />}>
        <Lazy {...props} />
      </Part>
    );
  }
  return Object.assign(isOptional ? Optional : Lazy, { load: lazy.load, preload: lazy.preload });
}

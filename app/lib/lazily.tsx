import { type ComponentType, use } from 'react';
import { loadRest } from '../i18n/index.ts';
import { firstContent } from './firstContent.ts';
import { onceHad } from './onceHad.ts';

type Load<P extends object> = () => Promise<ComponentType<P>>;

/**
 * A component that a page begins with, whose words stand in the page's HTML. Its code is fetched when first needed, or
 * `preload`ed. Unlike React's `lazy`, code that has arrived is drawn at once, and code that could not be fetched is asked
 * for again.
 */
export function atFirst<P extends object>(load: Load<P>) {
  const preload = onceHad(load);
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

/** A component whose code is fetched when first needed, and the words that the page has not begun with. */
export const lazily = <P extends object>(load: Load<P>) => atFirst(withWords(load));

const RETRY_MS = 3000;

let tellMissing = () => {};

/** Hears when a part of the page could not be fetched: a newer version has most likely taken its place. */
export function onMissingCode(listener: () => void) {
  tellMissing = listener;
}

const Nothing = () => null;

/**
 * A component that what people came for can be seen without: its code waits until that is on the screen. A network that
 * is away for a moment must not take down a page that stands, so it is asked for once more; and a page that stands is
 * worth more than a part that cannot be had, so that part then stays away, which is told.
 */
export function later<P extends object>(load: Load<P>) {
  const fetch = withWords(load);
  return atFirst(async () => {
    await firstContent();
    return fetch()
      .catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        return fetch();
      })
      .catch(() => {
        tellMissing();
        return Nothing;
      });
  });
}

import { KeyHints as Hints } from '#design-system';
import { GO_TO, LIST_PLACES } from '../../state/shortcutKeys.ts';
import { usePages } from '../usePages.ts';

/** While `?` is held: the keys on what they press. `ShortcutHelp` is the same for reading, behind a short press. */
export function KeyHints() {
  const pages = usePages();
  const places = [
    ...Object.entries(LIST_PLACES).map(([keys, selector]) => ({ keys, selector: `main ${selector}` })),
    ...Object.entries(GO_TO)
      .filter(([, path]) => pages.some((page) => page.path === path))
      .map(([letter, path]) => ({ keys: `g ${letter}`, selector: `nav a[data-row="${path}"]` })),
  ];
  return <Hints places={places} />;
}

import { KeyHints as Hints } from '#design-system';
import { GO_TO, LIST_PLACES } from '../../state/shortcutKeys.ts';
import { usePages } from '../usePages.ts';

/** While `?` is held: shows the keys on their controls. A short press opens the same as a list, `ShortcutHelp`. */
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

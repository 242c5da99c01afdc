import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Primary,
  Stories,
  Story,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useContext, useEffect, useState } from 'react';
import { themes } from 'storybook/theming';
import { isComponent, takesWholePage } from './groups.ts';
import { GuideOf } from './guide.tsx';

/** Descriptions of the status tags; Introduction/Status explains them. Stable unless the meta says otherwise. */
const STATUSES = {
  deprecated: 'Deprecated: something else has taken its place.',
  beta: 'Beta: its look or props may still change.',
  stable: 'Stable',
};

function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const known = Object.entries(STATUSES).find(([tag]) => preparedMeta.tags?.includes(tag));
  return known ? (
    <p>
      <strong>{known[1]}</strong>
    </p>
  ) : null;
}

/** Stories that take the whole page: the first in an iframe, the others as links. */
function WholePages() {
  const { csfFile } = useOf('meta', ['meta']);
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  return (
    <>
      <Story of={first.moduleExport} inline={false} height="480px" />
      {csfFile.meta.component && <ArgTypes />}
      <h2>Stories</h2>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Its look on a phone in the dark, by one press: width and theme are two menus of the toolbar. */
function OnAPhone() {
  const stories = useContext(DocsContext).componentStories();
  const story = stories.find(({ name }) => name === 'Gallery') ?? stories[0];
  if (!story) return null;
  return (
    <p>
      <a href={`./?path=/story/${story.id}&globals=theme:dark;viewport.value:w390`} target="_top">
        On a phone in the dark
      </a>
    </p>
  );
}

/** The best example of a component: all that it can look like at once. */
function Best() {
  const best = useContext(DocsContext)
    .componentStories()
    .find(({ name }) => name === 'Gallery');
  return best ? <Canvas of={best.moduleExport} /> : null;
}

/** The page of a component: its purpose, all its looks, its guide, a playground, its props, then every story. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <>
      <Title />
      <Subtitle />
      {isComponent(preparedMeta.title) && <Status />}
      <Description />
      {isComponent(preparedMeta.title) && <OnAPhone />}
      {takesWholePage(preparedMeta.title) ? (
        <>
          <WholePages />
          <GuideOf name={name} />
        </>
      ) : (
        <>
          <Best />
          <GuideOf name={name} />
          <h2>Try it</h2>
          <Primary />
          <Controls />
          <Stories includePrimary={false} />
        </>
      )}
    </>
  );
}

const STORY = '.docs-story { color: var(--color-text); background: var(--color-canvas); }';

/** The background around the stories follows the theme of the toolbar, or its text would be dark on dark. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [isDark, setDark] = useState(document.documentElement.dataset.theme === 'dark');
  useEffect(() => {
    const root = document.documentElement;
    const follow = () => setDark(root.dataset.theme === 'dark');
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributeFilter: ['data-theme'] });
    follow();
    return () => observer.disconnect();
  }, []);
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      <style>{STORY}</style>
      {children}
    </DocsContainer>
  );
}

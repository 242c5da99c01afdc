import { join } from 'node:path/posix';
import { importsOf } from './imports.ts';
import { parse, type Source } from './source.ts';

/** Renders nothing itself: wraps every story. */
const WITHOUT_STORY = ['design-system/provider.tsx'];

const isComponent = (name: string) => /^[A-Z]/.test(name) && /[a-z]/.test(name);

/** The folder of a family has no group in the sidebar: `design-system/data/table/DataTable` -> `design-system/data/DataTable` */
const withoutFamily = (path: string) => path.replace(/^(design-system\/\w+)\/\w+\//, '$1/');

/** `design-system/base/Card.tsx`, and its part `Card.head.tsx` -> `stories/design-system/base/Card.stories.tsx` */
const storyOf = (path: string) => `stories/${withoutFamily(path).replace(/\.[^/]+$/, '')}.stories.tsx`;

/** The exported components, by file. A file without JSX (icons, lists) has none. */
export function componentsOf(door: Source): Map<string, string[]> {
  const components = new Map<string, string[]>();
  for (const { entries } of parse(door).module.staticExports) {
    for (const { moduleRequest, exportName, isType } of entries) {
      if (!moduleRequest?.value.endsWith('.tsx') || isType) continue;
      const { name } = exportName;
      if (name === null)
        throw new Error(`${door.path} exports all of ${moduleRequest.value}: name each component.`);
      if (!isComponent(name)) continue;
      const path = join('design-system', moduleRequest.value);
      components.set(path, [...(components.get(path) ?? []), name]);
    }
  }
  return components;
}

/** Every component has a story file at the mirrored path, and that file renders it. */
export function componentOffences(door: Source, stories: readonly Source[]): string[] {
  return [...componentsOf(door)].flatMap(([path, names]) => {
    if (WITHOUT_STORY.includes(path)) return [];
    const story = stories.find((one) => one.path === storyOf(path));
    if (!story) return [`${names.join(', ')} has no story: write ${storyOf(path)}.`];
    return names
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(story.text))
      .map((name) => `${name} has no story: add one to ${story.path}.`);
  });
}

/** Every screen that the registry loads has a story. */
export function screenOffences(registry: Source, stories: readonly Source[]): string[] {
  const paths = new Set(stories.map(({ path }) => path));
  return importsOf(registry)
    .map(({ target }) => target)
    .filter((target): target is string => target?.startsWith('app/screens/') ?? false)
    .filter((target) => !paths.has(storyOf(target)))
    .map(
      (target) =>
        `${target} has no story: write ${storyOf(target)}, an address and a condition of the sandbox.`,
    );
}

/** Every story file mirrors an existing source file. */
export function orphanOffences(stories: readonly Source[], paths: ReadonlySet<string>): string[] {
  const shown = new Set([...paths].map(withoutFamily));
  return stories
    .map(({ path }) => path)
    .filter((path) => /^stories\/(design-system|app)\/.*\.stories\.tsx$/.test(path))
    .filter((path) => {
      const stem = path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');
      return !shown.has(`${stem}.tsx`) && !shown.has(`${stem}.ts`);
    })
    .map((path) => `${path} shows a file that does not exist: move it beside its component, or delete it.`);
}

interface Group {
  folder: string;
  /** The group in the sidebar, and a part of it: `Screens/portal`. */
  group: string;
  names?: readonly string[];
}

/** Each story or page is in one group of the sidebar. `kit` contains helpers for stories. */
export function groupOffences(paths: readonly string[], groups: readonly Group[]): string[] {
  return paths
    .filter((path) => /\.(stories\.tsx|mdx)$/.test(path))
    .filter((path) => {
      const name = path.replace(/^.*\//, '').replace(/\..*$/, '');
      const own = groups.filter(
        ({ folder, names }) => path.startsWith(`stories/${folder}/`) && (names?.includes(name) ?? true),
      );
      return own.length !== 1;
    })
    .map(
      (path) => `${path} belongs to no group of the sidebar, or to several: name it in .storybook/groups.ts.`,
    );
}

/** Storybook parses its sort order as source text, so the groups are repeated there: both lists must be equal. */
export function orderOffences(preview: Source, groups: readonly Group[]): string[] {
  const order = preview.text.match(/const order = \[([^\]]*)\]/)?.[1]?.match(/\w+/g) ?? [];
  const sorted = order.filter((name) => name !== 'Internal');
  const wanted = [...new Set(groups.map(({ group }) => group.split('/')[0]))];
  return sorted.join() === wanted.join()
    ? []
    : [`${preview.path} sorts by ${sorted.join(', ')}: write the groups of groups.ts, ${wanted.join(', ')}.`];
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd, Link, Stack } from '#design-system';
import { Page, Part, SpecTable } from '../foundations/Specimens.tsx';
import { keysIn } from '../kit/keys.ts';
import { inBothThemes } from '../kit/visual.ts';

/**
 * What each key does. The portal's keys come from the list that types its handlers, a component's keys from the stories
 * that press them.
 *
 * **When**: you need a new key. Check here whether it is taken.
 *
 * **When not**: to learn them while working. `?` shows them in the portal.
 *
 * **Common mistakes**: a single key that works while the user types, or that cannot be switched off (WCAG 2.1.4).
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const InThePortal: Story = {
  ...inBothThemes,
  render: (_, { globals }) => (
    <Page
      title="Keys of the portal"
      specimens={keysIn(globals.locale).map(({ place, keys }) => (
        <Part key={place} title={place}>
          <SpecTable
            label={place}
            lang={globals.locale}
            columns={['Does', 'Key']}
            rows={keys.map(({ keys, word }) => [
              word,
              <Stack key="keys" as="span" direction="row" gap={1}>
                {keys.map((way) => (
                  <Kbd key={way}>{way.replace('Mod', 'Ctrl')}</Kbd>
                ))}
              </Stack>,
            ])}
          />
        </Part>
      ))}
    >
      On a Mac, Ctrl is Command. Single keys rest while somebody types, under a dialog, and for whoever
      switched them off.
    </Page>
  ),
};

interface Entry {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

/** Stories that press keys, by component, as this Storybook lists them. */
async function pressed(): Promise<[title: string, stories: Entry[]][]> {
  const index: { entries: Record<string, Entry> } = await (await fetch('index.json')).json();
  const byTitle = new Map<string, Entry[]>();
  for (const entry of Object.values(index.entries)) {
    if (
      /^(Screens|Patterns|Foundations|Accessibility)\//.test(entry.title) ||
      !entry.tags.includes('play-fn')
    )
      continue;
    byTitle.set(entry.title, [...(byTitle.get(entry.title) ?? []), entry]);
  }
  return [...byTitle];
}

export const OfComponents: Story = {
  loaders: [async () => ({ pressed: await pressed() })],
  render: (_, { loaded }) => (
    <Page
      title="Actions of the components"
      specimens={
        <SpecTable
          label="Actions of the components"
          columns={['Component', 'What its plays do']}
          rows={(loaded.pressed as Awaited<ReturnType<typeof pressed>>).map(([title, stories]) => [
            title,
            stories.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ' · '}
                <Link href={`./?path=/story/${id}`} target="_top">
                  {name}
                </Link>
              </span>
            )),
          ])}
        />
      }
    >
      Each is a story that does what its name says, in a real browser, at every change.
    </Page>
  ),
};

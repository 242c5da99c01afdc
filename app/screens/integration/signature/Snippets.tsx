import { useId, useState } from 'react';
import { CodeBlock, Section, Stack, Tabs } from '#design-system';
import type { Integration } from '../../../api/integration.ts';
import { useT } from '../../../i18n/index.ts';
import { factsOf, SNIPPETS } from './snippetText.ts';

/** A signed call in five languages, filled in with this business's data, and never with its key. */
export function Snippets({ info }: { info: Integration }) {
  const t = useT();
  const panel = useId();
  const [chosen, setChosen] = useState<string>(SNIPPETS[0].id);
  const { label, write } = SNIPPETS.find(({ id }) => id === chosen) ?? SNIPPETS[0];
  return (
    <Section title={t('integration.snippet.title')} description={t('integration.snippet.about')}>
      <Stack gap={3}>
        <Tabs
          label={t('integration.snippet.languages')}
          tabs={SNIPPETS}
          value={chosen}
          onChange={setChosen}
          panelId={panel}
        />
        <div id={panel} role="tabpanel" aria-label={label}>
          <CodeBlock
            label={t('integration.snippet.of', { language: label })}
            code={write(factsOf(info.merchantId, info.baseUrl))}
          />
        </div>
      </Stack>
    </Section>
  );
}

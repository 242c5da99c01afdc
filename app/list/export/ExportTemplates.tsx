import { useState } from 'react';
import { Button, Checkbox, DeleteIcon, Details, Select, Stack, Text, TextField } from '#design-system';
import { useT } from '../../i18n/index.ts';
import type { ExportTemplate } from '../../lib/preferences.ts';
import type { ListColumn } from '../columns.ts';
import { type FiledColumn, isFiled } from './cells.ts';
import type { ExportChoice } from './ExportForm.tsx';

const NAME_LENGTH = 60;

/** The template's columns that the list still has, each with the template's heading. */
export const columnsOf = <Row,>(
  { columns }: ExportTemplate,
  all: readonly ListColumn<Row>[],
): FiledColumn<Row>[] =>
  columns.flatMap(({ id, heading }) =>
    all.filter(isFiled).flatMap((column) => (column.id === id ? [{ ...column, heading }] : [])),
  );

interface ExportTemplatesProps {
  /** The visible columns of the table, in order: used for a new template. */
  visible: readonly { id: string; header: string }[];
  /** The last used one comes first. */
  templates: readonly ExportTemplate[];
  onTemplates: (next: ExportTemplate[]) => void;
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
}

/** Selects, saves and deletes export templates: named columns, headings and total row. */
export function ExportTemplates({ visible, templates, onTemplates, choice, onChange }: ExportTemplatesProps) {
  const t = useT();
  const [name, setName] = useState('');
  const [total, setTotal] = useState(true);
  const [headings, setHeadings] = useState<Readonly<Record<string, string>>>({});
  const isNamed = name.trim() !== '';
  const pick = (chosen: string) => {
    const template = templates.find((one) => one.name === chosen);
    onChange({ ...choice, template: chosen, ...(template && { format: template.format }) });
  };
  const save = () => {
    const columns = visible.map(({ id }) => {
      const heading = headings[id]?.trim();
      return { id, ...(heading && { heading }) };
    });
    const made = { name: name.trim(), format: choice.format, columns, total };
    onTemplates([made, ...templates.filter((one) => one.name !== made.name)]);
    onChange({ ...choice, template: made.name });
    setName('');
  };
  const remove = () => {
    onTemplates(templates.filter((one) => one.name !== choice.template));
    onChange({ ...choice, template: '' });
  };
  return (
    <Stack gap={3}>
      {templates.length > 0 && (
        <Stack direction="row" gap={2} align="end" wrap>
          <Select
            label={t('export.template.label')}
            options={[
              { value: '', label: t('export.template.none') },
              ...templates.map((one) => ({ value: one.name, label: one.name })),
            ]}
            value={choice.template}
            onChange={pick}
          />
          {choice.template !== '' && (
            <Button icon={DeleteIcon} onClick={remove}>
              {t('export.template.remove')}
            </Button>
          )}
        </Stack>
      )}
      <Details title={t('export.template.new')}>
        <Stack gap={3}>
          <Text as="p" tone="muted">
            {t('export.template.about')}
          </Text>
          <TextField
            label={t('export.template.name')}
            autoComplete="off"
            maxLength={NAME_LENGTH}
            value={name}
            onChange={setName}
          />
          {visible.map(({ id, header }) => (
            <TextField
              key={id}
              label={t('export.template.heading', { column: header })}
              placeholder={header}
              autoComplete="off"
              maxLength={NAME_LENGTH}
              value={headings[id] ?? ''}
              onChange={(heading) => setHeadings({ ...headings, [id]: heading })}
            />
          ))}
          <Checkbox label={t('export.template.total')} checked={total} onChange={setTotal} />
          <Stack direction="row">
            <Button
              disabled={!isNamed && t('field.required', { name: t('export.template.name').toLowerCase() })}
              onClick={save}
            >
              {t('export.template.save')}
            </Button>
          </Stack>
        </Stack>
      </Details>
    </Stack>
  );
}

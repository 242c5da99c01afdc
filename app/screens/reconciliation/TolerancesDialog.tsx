import { useState } from 'react';
import { Button, Modal, Select, Stack, Text, TextField } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Tolerance } from '../../shared/sheet/types.ts';
import { readValue } from './tolerances.ts';

interface TolerancesDialogProps {
  tolerances: readonly Tolerance[];
  onApply: (tolerances: readonly Tolerance[]) => void;
  onClose: () => void;
}

const NEW = { name: '', field: 'amount', value: '', unit: 'dong' } as const;
type Typed = Pick<Tolerance, 'name' | 'field' | 'unit'> & { value: string };

/** The named tolerances of this business: add, remove, and apply to the current comparison. */
export function TolerancesDialog({ tolerances, onApply, onClose }: TolerancesDialogProps) {
  const t = useT();
  const [kept, setKept] = useState(tolerances);
  const [typed, setTyped] = useState<Typed>(NEW);
  const [isChecked, setChecked] = useState(false);
  const value = readValue(typed.value, typed.unit);
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const optionsOf = (...names: readonly (Tolerance['field'] | Tolerance['unit'])[]) =>
    names.map((value) => ({ value, label: t(`reconcile.rules.${value}`) }));
  const add = () => {
    setChecked(true);
    if (value === undefined || typed.name.trim() === '') return;
    const name = typed.name.trim();
    setKept([...kept.filter((one) => one.name !== name), { ...typed, name, value }]);
    setTyped(NEW);
    setChecked(false);
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reconcile.rules.title')}
      description={t('reconcile.rules.about')}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="solid" tone="accent" onClick={() => onApply(kept)}>
            {t('reconcile.rules.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {kept.length === 0 && <Text tone="muted">{t('reconcile.rules.none')}</Text>}
        <Stack as="ul" gap={2}>
          {kept.map((one) => (
            <Stack as="li" key={one.name} direction="row" gap={3} align="center" wrap>
              <Text weight="medium">{one.name}</Text>
              <Text tone="muted">
                {t('reconcile.rules.said', {
                  field: t(`reconcile.rules.${one.field}`),
                  value:
                    one.unit === 'dong' ? formatMoney(one.value) : `${String(one.value).replace('.', ',')} %`,
                })}
              </Text>
              <Button size="sm" onClick={() => setKept(kept.filter((other) => other !== one))}>
                {t('reconcile.rules.remove', { name: one.name })}
              </Button>
            </Stack>
          ))}
        </Stack>
        <Stack direction="responsive" gap={3} wrap align="end">
          <TextField
            label={t('reconcile.rules.name')}
            placeholder={t('reconcile.rules.namePlaceholder')}
            maxLength={60}
            value={typed.name}
            onChange={(name) => change({ name })}
            error={isChecked && typed.name.trim() === '' ? t('reconcile.rules.nameMissing') : undefined}
          />
          <Select
            label={t('reconcile.rules.field')}
            value={typed.field}
            options={optionsOf('amount', 'fee')}
            onChange={(field) => change({ field: field === 'fee' ? 'fee' : 'amount' })}
          />
          <TextField
            label={t('reconcile.rules.value')}
            inputMode="decimal"
            autoComplete="off"
            value={typed.value}
            onChange={(value) => change({ value })}
            error={isChecked && value === undefined ? t('reconcile.rules.valueWrong') : undefined}
          />
          <Select
            label={t('reconcile.rules.unit')}
            value={typed.unit}
            options={optionsOf('dong', 'percent')}
            onChange={(unit) => change({ unit: unit === 'percent' ? 'percent' : 'dong' })}
          />
          <Button onClick={add}>{t('reconcile.rules.add')}</Button>
        </Stack>
      </Stack>
    </Modal>
  );
}

import { useEffect } from 'react';
import { PAGE_TITLE_ID, PageHeader, Stack, Stepper } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useLeaveGuard } from '../../lib/navigation/leaveGuard.ts';
import { shown } from '../../lib/shown.ts';
import { useScope } from '../../state/business.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { ColumnsStep, CompareButton } from './ColumnsStep.tsx';
import { CompareActions, CompareStep, useShown } from './CompareStep.tsx';
import { FileStep } from './FileStep.tsx';
import { PairsView } from './pairs/PairsView.tsx';
import { SendStep } from './SendStep.tsx';
import { DESK_STEPS, useDesk } from './useDesk.ts';
import { useSend } from './useSend.ts';

/**
 * `/merchant/settlement/reconcile`: a file of the bank or the gateway, read and compared in the browser before anything
 * is sent, then checked by the service. `?view=pairs` shows open rows side by side. Switching business or store starts
 * over.
 */
export function ReconciliationScreen() {
  const { merchantId, storeId } = useScope();
  return <Desk key={`${merchantId} ${storeId ?? ''}`} />;
}

function Desk() {
  const t = useT();
  const desk = useDesk();
  const task = useSend(desk);
  const { isPairs, write } = useShown(desk.match);
  usePageTitle(t('route.reconcile'));
  const isSending = task.state.step === 'sending';
  const guard = useLeaveGuard(isSending, { unfinished: 'run', onLeave: task.cancel });
  const step = isPairs && desk.match ? 'pairs' : desk.step;
  const { file, read, match } = desk;
  // Each step starts at its top, with the focus there: the button that led to it is gone.
  useEffect(() => {
    if (step === 'file') return;
    scrollTo({ top: 0 });
    document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
  }, [step]);

  const described = {
    file: file && shown(file.name, 80),
    columns: read && t.count('reconcile.rowCount', read.rows),
  };
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('route.reconcile')}
        description={step === 'file' ? t('reconcile.about') : undefined}
        actions={
          step === 'columns' ? (
            <CompareButton desk={desk} />
          ) : (
            step === 'compare' && <CompareActions desk={desk} />
          )
        }
        back={{ href: '/merchant/settlement', label: t('route.settlement') }}
      />
      <Stack readable>
        <Stepper
          label={t('route.reconcile')}
          current={task.state.step === 'done' && desk.step === 'send' ? null : desk.step}
          steps={DESK_STEPS.map((id) => ({
            id,
            label: t(`reconcile.step.${id}`),
            ...(id in described && { description: described[id as keyof typeof described] }),
          }))}
          {...(!desk.work &&
            !isSending && {
              onStep: (id: string) => {
                if (isPairs) write('view', undefined);
                const next = DESK_STEPS.find((one) => one === id);
                if (next && (next !== 'compare' || match)) desk.goTo(next);
              },
            })}
        />
      </Stack>
      {step === 'file' && <FileStep desk={desk} />}
      {step === 'columns' && <ColumnsStep desk={desk} />}
      {step === 'compare' && <CompareStep desk={desk} />}
      {step === 'pairs' && <PairsView desk={desk} onBack={() => write('view', undefined)} />}
      {step === 'send' && <SendStep desk={desk} task={task} />}
      {guard.question}
    </Stack>
  );
}

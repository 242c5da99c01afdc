import { AlertIcon, Button, FullPageMessage, RefreshIcon } from '#design-system';
import { useT } from '../i18n/index.ts';
import { isMissingCode } from '../i18n/lazyComponent.tsx';

interface FailedScreenProps {
  error: unknown;
  standalone: boolean;
  onRetry: () => void;
}

/** The error fallback of a screen, or the notice that a newer version exists. */
export function FailedScreen({ error, standalone, onRetry }: FailedScreenProps) {
  const t = useT();
  if (isMissingCode(error)) {
    return (
      <FullPageMessage
        icon={RefreshIcon}
        tone="info"
        title={t('error.versionTitle')}
        standalone={standalone}
        actions={
          <Button variant="solid" tone="accent" onClick={() => location.reload()}>
            {t('action.reload')}
          </Button>
        }
      >
        {t('error.versionText')}
      </FullPageMessage>
    );
  }
  return (
    <FullPageMessage
      icon={AlertIcon}
      tone="danger"
      title={t('error.screenTitle')}
      standalone={standalone}
      actions={
        <Button variant="solid" tone="accent" onClick={onRetry}>
          {t('error.screenRetry')}
        </Button>
      }
    >
      {t('error.screenText')}
    </FullPageMessage>
  );
}

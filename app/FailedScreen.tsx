import { AlertIcon, Button, FullPageMessage, RefreshIcon } from '#design-system';
import { useT } from './i18n/index.ts';

interface FailedScreenProps {
  error: unknown;
  standalone: boolean;
  onRetry: () => void;
}

/** A file of the app is gone: a new version was deployed while this page was open. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** The error fallback of a screen, or the notice that there is a newer version. */
export function FailedScreen({ error, standalone, onRetry }: FailedScreenProps) {
  const t = useT();
  if (isMissingChunk(error)) {
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

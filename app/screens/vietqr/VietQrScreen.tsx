import { useRef, useState } from 'react';
import { DetailPage, PageHeader } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useBusiness } from '../../state/business.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { BuildCode, type CodeDraft } from './BuildCode.tsx';
import { CheckCode } from './CheckCode.tsx';

/** `/merchant/webpos/vietqr`: creates the VietQR code of an account, and explains any other code. Nothing is sent. */
export function VietQrScreen() {
  const t = useT();
  const business = useBusiness();
  const [draft, setDraft] = useState<CodeDraft>({
    bin: null,
    account: '',
    holder: '',
    amount: null,
    content: '',
    name: business?.companyName ?? '',
  });
  const accountField = useRef<HTMLInputElement>(null);
  usePageTitle(t('route.vietqr'));
  return (
    <DetailPage
      header={
        <PageHeader
          back={{ href: '/merchant/webpos', label: t('route.webpos') }}
          title={t('route.vietqr')}
          description={t('vietqr.about')}
        />
      }
      sections={
        <>
          <BuildCode
            draft={draft}
            onChange={setDraft}
            logo={business?.additionInfo?.logo}
            accountField={accountField}
          />
          <CheckCode
            onUse={({ bin, account, amount = null, content = '' }) => {
              setDraft((before) => ({ ...before, holder: '', bin, account, amount, content }));
              // The fields may be far above.
              accountField.current?.focus();
            }}
          />
        </>
      }
    />
  );
}

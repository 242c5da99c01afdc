import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Avatar,
  Button,
  DescriptionList,
  Heading,
  Link,
  PrintIcon,
  Printout,
  ProgressBar,
  Section,
  Stack,
  Text,
} from '#design-system';
import { type BusinessRecord, unknownFields } from '../../api/businessRecord.ts';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { RecordPage } from '../../record/RecordPage.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { code, freeText, shown } from '../../record/words.tsx';
import { phoneText } from '../../shared/phone.ts';
import { useSession } from '../../state/session.ts';
import { AllBusinesses } from './AllBusinesses.tsx';
import { businessKind, completenessOf, otherText } from './businessRecord.ts';
import { useSyncBusiness } from './SyncBusiness.tsx';

/** Everything known about the current business, and the actions on it. */
export function BusinessPage({ id }: { id: string }) {
  const isAdmin = useSession().record?.userType === 'ADMIN';
  const view = useRecord(businessKind, id);
  const { row, detail } = view;
  const sync = useSyncBusiness(detail);
  return (
    <RecordPage
      kind={businessKind}
      id={id}
      view={view}
      title={row && shown(row.name ?? '-', 200)}
      edit={{ panel: 'business-edit', scope: 'merchant:update' }}
      more={[sync.item]}
      sections={
        <>
          <CompanySection business={detail} />
          <AccountSection business={detail} />
          {detail && <OtherSection business={detail} />}
        </>
      }
      aside={detail && completenessOf(detail).missing.length > 0 && <ProfileSection business={detail} />}
      beyond={
        <>
          {isAdmin && <AllBusinesses />}
          {sync.dialog}
        </>
      }
      raw={detail}
    />
  );
}

interface SectionProps {
  /** Undefined until loaded. */
  business: BusinessRecord | undefined;
}

/** A URL that is safe to link to. */
const WEB = /^https?:\/\//i;

/** The company and its contact details. */
function CompanySection({ business }: SectionProps) {
  const t = useT();
  const { email, phoneNumber: phone, website } = business ?? {};
  return (
    <Section title={t('business.company')}>
      <DescriptionList
        loading={!business}
        items={[
          {
            term: t('business.field.companyName'),
            value: business && (
              <Stack direction="row" gap={3} align="center">
                <Avatar
                  size="lg"
                  shape="square"
                  name={business.companyName ?? ''}
                  label={t('business.field.logo')}
                  {...(business.additionInfo?.logo && { src: business.additionInfo.logo })}
                />
                {freeText('', business.companyName).value}
              </Stack>
            ),
            wide: true,
          },
          code(t('business.field.registrationNumber'), business?.registrationNumber),
          code(t('business.field.taxCode'), business?.taxCode),
          freeText(t('business.field.representative'), business?.representative),
          freeText(t('business.field.industry'), business?.industry),
          { ...freeText(t('business.field.address'), business?.address), wide: true },
          {
            term: t('business.field.email'),
            value: email && <Link href={`mailto:${encodeURIComponent(email)}`}>{shown(email, 200)}</Link>,
          },
          {
            term: t('business.field.phoneNumber'),
            value: phone && <Link href={`tel:${phone}`}>{shown(phoneText(phone), 64)}</Link>,
          },
          website && WEB.test(website)
            ? {
                term: t('business.field.website'),
                value: (
                  <Link href={website} external>
                    {shown(website, 200)}
                  </Link>
                ),
                copy: website,
              }
            : freeText(t('business.field.website'), website),
          {
            term: t('business.field.isWebPos'),
            value: business && t(business.additionInfo?.isWebPos ? 'business.on' : 'business.off'),
          },
          { term: t('business.field.createdAt'), value: <Moment at={business?.createdAt} /> },
          { term: t('business.field.updatedAt'), value: <Moment at={business?.updatedAt} /> },
        ]}
      />
    </Section>
  );
}

/** The payout account. Read-only here, so that no one can redirect the money. */
function AccountSection({ business }: SectionProps) {
  const t = useT();
  const [printing, setPrinting] = useState(false);
  const account = [
    freeText(t('business.field.bankName'), business?.bankName),
    freeText(t('business.field.bankBranch'), business?.bankBranch),
    code(t('business.field.accountNumber'), business?.accountNumber),
    code(t('business.field.accountName'), business?.accountName),
  ];
  // Mounted only while printing: the page has its own print layout.
  const printCard = () => {
    const over = new AbortController();
    // Some browsers fire no `afterprint`: then the next key or click ends it, such as Ctrl+P for the whole page.
    for (const event of ['afterprint', 'keydown', 'pointerdown'])
      addEventListener(
        event,
        () => {
          over.abort();
          flushSync(() => setPrinting(false));
        },
        { signal: over.signal, capture: true },
      );
    flushSync(() => setPrinting(true));
    print();
  };
  return (
    <Section
      title={t('business.account')}
      description={t('business.accountAbout')}
      actions={
        business?.accountNumber && (
          <Button size="sm" icon={PrintIcon} onClick={printCard}>
            {t('business.card.print')}
          </Button>
        )
      }
    >
      <DescriptionList
        loading={!business}
        items={[
          ...account,
          freeText(t('business.field.settlementCycle'), business?.settlementCycle),
          freeText(t('business.field.feeSchedule'), business?.feeSchedule),
        ]}
      />
      {printing && (
        <Printout>
          <Stack gap={4}>
            <Heading level={1}>{shown(business?.companyName ?? '-', 200)}</Heading>
            <DescriptionList columns={1} items={account} />
            <Text as="p">{t('business.card.check')}</Text>
          </Stack>
        </Printout>
      )}
    </Section>
  );
}

/** Fields from the service that the portal does not know. */
function OtherSection({ business }: { business: BusinessRecord }) {
  const t = useT();
  const others = unknownFields(business);
  if (others.length === 0) return null;
  return (
    <Section title={t('business.others')}>
      <DescriptionList items={others.map(([name, value]) => freeText(shown(name, 80), otherText(value)))} />
    </Section>
  );
}

/** Missing fields. */
function ProfileSection({ business }: { business: BusinessRecord }) {
  const t = useT();
  const { missing, total } = completenessOf(business);
  const done = total - missing.length;
  const label = t('business.complete.title');
  return (
    <Section title={label}>
      <Stack gap={4}>
        <Text as="p">{t('business.complete.count', { done, total })}</Text>
        <ProgressBar value={done} max={total} label={label} />
        <Text as="p" tone="muted" size="sm">
          {t('business.complete.missing', { fields: missing.map((field) => t(field)).join(', ') })}
        </Text>
      </Stack>
    </Section>
  );
}

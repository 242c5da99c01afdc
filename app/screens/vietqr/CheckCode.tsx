import { useState } from 'react';
import {
  amountInWords,
  Banner,
  Button,
  DescriptionList,
  FileField,
  Section,
  Stack,
  Text,
  TextArea,
} from '#design-system';
import { type Locale, type Translate, useLocale, useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { shown } from '../../lib/shown.ts';
import { AMOUNT, type VietQr } from '../../lib/vietqr.ts';
import { bankNameOf } from '../../shared/payment/banks.ts';
import { type CodeField, nameOfTag, readCode, serviceName } from './readCode.ts';

/** The meaning of a field's value, where it is not obvious. */
function meaningOf({ tag, value }: CodeField, t: Translate, locale: Locale): string | undefined {
  if (tag === '01')
    return value === '11' ? t('vietqr.use.many') : value === '12' ? t('vietqr.use.once') : undefined;
  if (tag === '38-00') return t('vietqr.scheme');
  if (tag === '38-01-00') return bankNameOf(value) ?? t('vietqr.unknownBank');
  if (tag === '38-02') {
    const service = serviceName(value);
    return service && t(service);
  }
  if (tag === '54' && AMOUNT.test(value))
    return `${formatMoney(Number(value))}, ${amountInWords(Number(value), locale)}`;
  return undefined;
}

/** Explains a code that was pasted or read from a picture, field by field, with all its faults. */
export function CheckCode({ onUse }: { onUse: (code: VietQr) => void }) {
  const t = useT();
  const locale = useLocale();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const { fields, faults, advice, code } = readCode(text);
  const take = async (file: File) => {
    const found = await readPicture(file);
    if (found === undefined) return t('vietqr.check.noCode');
    setText(found);
    return undefined;
  };
  return (
    <Section title={t('vietqr.check.title')} description={t('vietqr.check.about')}>
      <Stack gap={4}>
        <TextArea
          label={t('vietqr.check.text')}
          rows={3}
          value={text}
          onChange={setText}
          autoComplete="off"
          spellCheck={false}
          translate="no"
        />
        {canReadPictures() ? (
          <FileField
            label={t('vietqr.check.picture')}
            accept={['image/*']}
            acceptLabel={t('vietqr.check.pictureKinds')}
            maxBytes={20 * 1024 * 1024}
            value={files}
            onChange={setFiles}
            check={take}
          />
        ) : (
          <Text as="p" size="sm" tone="muted">
            {t('vietqr.check.noReader')}
          </Text>
        )}
        <div role="status">
          {text.trim() !== '' &&
            (faults.length > 0 ? (
              <Banner tone="danger" role="none" title={t.count('vietqr.check.faults', faults.length)}>
                {faults.map(({ says, values }) => (
                  <Text key={`${says} ${values?.tag ?? ''}`} as="p">
                    {shown(t(says, values), 300)}
                  </Text>
                ))}
              </Banner>
            ) : (
              <Banner
                tone={advice.length > 0 ? 'warning' : 'success'}
                role="none"
                title={t(`vietqr.check.${!code ? 'notAccount' : advice.length > 0 ? 'odd' : 'right'}`)}
                actions={
                  code && (
                    <Button size="sm" onClick={() => onUse(code)}>
                      {t('vietqr.check.use')}
                    </Button>
                  )
                }
              >
                {advice.map(({ says, values }) => (
                  <Text key={says} as="p">
                    {shown(t(says, values), 300)}
                  </Text>
                ))}
              </Banner>
            ))}
        </div>
        {fields.length > 0 && (
          <DescriptionList
            columns={2}
            items={fields.map((field) => {
              const meaning = meaningOf(field, t, locale);
              return {
                term: `${field.tag} ${t(nameOfTag(field.tag))}`,
                value: (
                  <>
                    <bdi translate="no">{shown(field.value, 200)}</bdi>
                    {meaning && (
                      <Text as="p" size="sm" tone="muted">
                        {meaning}
                      </Text>
                    )}
                  </>
                ),
              };
            })}
          />
        )}
      </Stack>
    </Section>
  );
}

/** The reader of codes that some browsers have (Shape Detection); TypeScript does not know it yet. */
interface Detector {
  detect(image: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads codes in pictures. */
const canReadPictures = (): boolean => detectorClass() !== undefined;

/** The text of the first QR code in a picture; undefined where there is none, or the file is no picture. */
async function readPicture(file: File): Promise<string | undefined> {
  const Reader = detectorClass();
  if (!Reader) return undefined;
  try {
    const image = await createImageBitmap(file);
    const found = await new Reader({ formats: ['qr_code'] }).detect(image);
    image.close();
    return found[0]?.rawValue;
  } catch {
    return undefined;
  }
}

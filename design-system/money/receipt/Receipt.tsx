import { type ComponentPropsWithRef, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { bodyPortal } from '../../base/bodyPortal.ts';
import { QrCode } from '../../base/qr/QrCode.tsx';
import { border, font, fontWeight, lineHeight, radius } from '../../theme/tokens.ts';
import { RECEIPT_MM, RECEIPT_WIDTHS, type ReceiptContent, type ReceiptWidth } from './Receipt.types.ts';

export interface ReceiptProps
  extends ReceiptContent,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'title' | keyof ReceiptContent> {
  /** Width of the paper, in mm: 58 or 80. */
  width: ReceiptWidth;
  /** Who signs it, with space for the signature above each name. Not part of its picture. */
  signatures?: readonly { label: string; name: string }[];
}

/**
 * A receipt on thermal paper, shown as it will print. While it is mounted, printing the page prints only the receipt,
 * on a page as wide as the paper and as long as the receipt.
 */
export function Receipt({ width, ...content }: ReceiptProps) {
  const paper = useRef<HTMLDivElement>(null);
  usePageOf(paper, width);
  return (
    <>
      <Paper {...content} width={width} paper={paper} />
      {bodyPortal(
        // A child of the body: print styles hide its siblings (global.css).
        <Sheet data-sheet="receipt">
          <Paper {...content} width={width} />
        </Sheet>,
      )}
    </>
  );
}

/** The receipt as a picture of the same width, for a file. */
export async function receiptPicture(
  content: ReceiptContent,
  width: ReceiptWidth,
): Promise<HTMLCanvasElement> {
  const { drawReceipt } = await import('./Receipt.picture.ts');
  return drawReceipt(content, width);
}

/**
 * Sets the length of the printed page, which CSS cannot derive from the
 * content. Otherwise the printer feeds empty paper or cuts the receipt in two.
 */
function usePageOf(paper: RefObject<HTMLDivElement | null>, width: ReceiptWidth) {
  useEffect(() => {
    let page: CSSStyleSheet | undefined;
    const measure = () => {
      const box = paper.current?.getBoundingClientRect();
      if (!box?.width) return;
      if (!page) {
        page = new CSSStyleSheet();
        document.adoptedStyleSheets.push(page);
      }
      // Slightly longer than the receipt, or a second page would print.
      const height = Math.ceil((box.height / box.width) * width) + 1;
      page.replaceSync(`@page receipt { size: ${width}mm ${height}mm; margin: 0; }`);
    };
    addEventListener('beforeprint', measure);
    return () => {
      removeEventListener('beforeprint', measure);
      if (page) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page);
    };
  }, [paper, width]);
}

function Paper({
  width,
  name,
  logo,
  about = [],
  title,
  lines,
  total,
  inWords,
  notice,
  code,
  foot = [],
  signatures = [],
  paper,
  ...rest
}: ReceiptProps & { paper?: Ref<HTMLDivElement> }) {
  const [failed, setFailed] = useState<string>();
  return (
    <Root ref={paper} data-width={width} {...rest}>
      {logo && logo !== failed && <img className="logo" src={logo} alt="" onError={() => setFailed(logo)} />}
      <p className="name" translate="no">
        {name}
      </p>
      {about.map((line) => (
        <p key={line} className="about">
          {line}
        </p>
      ))}
      <p className="title">{title}</p>
      <dl>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd translate="no">{line.value}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{total.label}</dt>
          <dd translate="no">{total.value}</dd>
        </div>
      </dl>
      {inWords && <p className="words">{inWords}</p>}
      {notice && <p className="notice">{notice}</p>}
      {code && (
        <div className="code-of">
          <QrCode
            value={code.value}
            label={code.label}
            facts={[{ label: code.label, value: code.value }]}
            tools={[]}
          />
          <p className="about">{code.label}</p>
        </div>
      )}
      {foot.map((line) => (
        <p key={line} className="about">
          {line}
        </p>
      ))}
      {signatures.length > 0 && (
        <div className="signatures">
          {signatures.map((one) => (
            <p key={one.label}>
              {one.label}
              <span>{one.name}</span>
            </p>
          ))}
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: 1.6mm;
  max-width: 100%;
  margin-inline: auto;
  padding-block: 5mm;
  border: ${border.hairline};
  border-radius: ${radius.sm};
  /* Paper is white in every theme, and a thermal printer cannot print grey. */
  background: white;
  color: black;
  forced-color-adjust: none;
  print-color-adjust: exact;
  font-family: ${font.sans};
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight.heading};
  text-align: center;
  ${RECEIPT_WIDTHS.map((width) => {
    const { margin, text, small, name, total, logo, code } = RECEIPT_MM[width];
    return `&[data-width='${width}'] {
      width: ${width}mm;
      padding-inline: ${margin}mm;
      font-size: ${text}mm;
      --small: ${small}mm;
      --name: ${name}mm;
      --total: ${total}mm;
      --logo: ${logo}mm;
      --code: ${code}mm;
    }`;
  }).join('\n')}

  & p,
  & dl,
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > .logo {
    align-self: center;
    height: var(--logo);
    max-width: 100%;
    object-fit: contain;
    filter: grayscale(1);
  }
  & > .name {
    font-size: var(--name);
    font-weight: ${fontWeight.bold};
    text-wrap: balance;
  }
  & .about {
    font-size: var(--small);
    text-wrap: balance;
  }
  & > .title {
    padding-block: 1.2mm;
    border-block: 0.25mm dashed currentColor;
    font-weight: ${fontWeight.semibold};
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 2mm;
    padding-block: 0.5mm;
    text-align: start;
  }
  & dd {
    margin-inline-start: auto;
    font-weight: ${fontWeight.medium};
    text-align: end;
  }
  & dl > .total {
    align-items: baseline;
    margin-block-start: 1mm;
    padding-block-start: 1.6mm;
    border-block-start: 0.25mm dashed currentColor;
    font-weight: ${fontWeight.bold};
  }
  & .total > dd {
    font-size: var(--total);
    font-weight: ${fontWeight.bold};
    white-space: nowrap;
  }
  & > .words {
    text-align: end;
  }
  & > .notice {
    padding: 1.2mm;
    border: 0.4mm solid currentColor;
    font-weight: ${fontWeight.bold};
  }
  & > .signatures {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 2mm;
    font-size: var(--small);
  }
  & > .signatures span {
    display: block;
    min-height: 1.3em;
    margin-block-start: 12mm;
    border-block-start: 0.25mm solid currentColor;
    font-weight: ${fontWeight.medium};
  }
  & > .code-of {
    padding-block-start: 1mm;
  }
  & > .code-of > figure {
    --side: var(--code);
  }
  & > .code-of > figure > .code {
    border: 0;
    border-radius: 0;
  }
`;

const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    & > div {
      border: 0;
      border-radius: 0;
    }
  }
`;

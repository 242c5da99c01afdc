import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { bodyPortal } from '../../base/bodyPortal.ts';
import { QrCode } from '../../base/qr/QrCode.tsx';
import { border, fontWeight, lineHeight, px, radius } from '../../theme/tokens.ts';
import { POSTER_NAME_SIZES, posterNameStep } from './Poster.fit.ts';

/** Paper size: 148 x 210 or 105 x 148 mm. The code is 92 or 65 mm wide. */
export const POSTER_SIZES = ['a5', 'a6'] as const;

export interface PosterProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  size: (typeof POSTER_SIZES)[number];
  /** What to do with it: "Quét mã để thanh toán". */
  title: string;
  /** URL of the shop's picture; left out where there is none. */
  logo?: string | undefined;
  /** The name of the shop, as large as it fits, wrapped between words. */
  name: string;
  /** Exact content of the code. */
  value: string;
  /** Where the money goes, for the payer to compare with their bank app. */
  facts: readonly { label: string; value: string }[];
  /** A last line in small print. */
  note?: string;
}

/**
 * A poster for the counter, shown as it will print. While it is mounted, printing the page prints only the poster, on
 * its own paper size without margins.
 */
export function Poster({ size, ...content }: PosterProps) {
  return (
    <>
      <Paper {...content} />
      {bodyPortal(
        // A child of the body: print styles hide its siblings (global.css).
        <Sheet data-sheet={size}>
          <Paper {...content} />
        </Sheet>,
      )}
    </>
  );
}

function Paper({ title, logo, name, value, facts, note, ...rest }: Omit<PosterProps, 'size'>) {
  const [failed, setFailed] = useState<string>();
  return (
    <Root {...rest}>
      <div className="paper">
        <p className="call">
          {logo && logo !== failed && <img src={logo} alt="" onError={() => setFailed(logo)} />}
          {title}
        </p>
        <p className="name" data-step={posterNameStep(name)} translate="no">
          {name}
        </p>
        {/* High error correction: paper at a counter gets wet and dirty. */}
        <QrCode
          className="code-of"
          value={value}
          label={title}
          facts={facts}
          correction="quartile"
          tools={[]}
        />
        <dl>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd translate="no">{fact.value}</dd>
            </div>
          ))}
        </dl>
        {note && <p className="note">{note}</p>}
      </div>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  container-type: inline-size;
  width: ${px(320)};
  max-width: 100%;
  margin-inline: auto;
  aspect-ratio: 148 / 210;
  border: ${border.hairline};
  border-radius: ${radius.sm};
  overflow: hidden;
  /* Paper is white in every theme. */
  background: white;
  color: black;
  forced-color-adjust: none;
  print-color-adjust: exact;

  /* In per cent of the paper's width, so that screen and print match. */
  & > .paper {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: space-between;
    position: absolute;
    inset: 0;
    padding: 7cqw 8cqw;
    text-align: center;
    font-size: 4cqw;
    line-height: ${lineHeight.heading};
  }
  & .call {
    display: flex;
    align-items: center;
    gap: 3cqw;
    font-size: 4.6cqw;
  }
  & .call > img {
    max-width: 20cqw;
    height: 9cqw;
    object-fit: contain;
  }
  & .name {
    width: 100%;
    font-weight: ${fontWeight.bold};
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  ${POSTER_NAME_SIZES.map(({ size }, step) => `& .name[data-step='${step}'] { font-size: ${size}cqw; }`).join('\n')}
  & .code-of {
    --side: 62cqw;
  }
  & .code-of > .code {
    border: 0;
    border-radius: 0;
  }
  & dl {
    width: 100%;
    font-variant-numeric: tabular-nums;
  }
  & dl > div {
    display: flex;
    justify-content: center;
    gap: 2cqw;
  }
  & dd {
    margin: 0;
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
  & .note {
    font-size: 3cqw;
  }
`;

const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    width: 148mm;
    /* Slightly shorter than the page, or a second page would print. */
    height: 209.5mm;
    overflow: hidden;
    &[data-sheet='a6'] {
      width: 105mm;
      height: 147.5mm;
    }
    & > div {
      width: 100%;
      border: 0;
      border-radius: 0;
    }
  }
`;

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { border, color, fontSize, lineHeight, media, px, radius, space } from '../../theme/tokens.ts';
import { announce } from '../announce.ts';
import { Button } from '../button/Button.tsx';
import { copyText } from '../copy/clipboard.ts';
import { Icon } from '../icon/Icon.tsx';
import { AlertIcon, CopyIcon, DownloadIcon } from '../icon/icons.ts';
import { Skeleton } from '../Skeleton.tsx';
import { toPng, toSvg } from './QrCode.files.ts';
import { saveFile } from './saveFile.ts';
import { useDrawing } from './useDrawing.ts';

export const QR_CODE_SIZES = ['sm', 'md', 'lg'] as const;
export const QR_CORRECTIONS = ['low', 'medium', 'quartile', 'high'] as const;
/** How much of the code may be lost while it can still be read: 7, 15, 25 or 30 %. */
export type QrCorrection = (typeof QR_CORRECTIONS)[number];
export const QR_CODE_TOOLS = ['copy', 'png', 'svg'] as const;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Exact content of the code. */
  value: string;
  /** What the code is for: "Mã thanh toán". */
  label: string;
  /** Its content as text, for users who cannot scan it: amount, account, content. Part of the text alternative. */
  facts?: readonly { label: string; value: string }[];
  /** 144, 224 or 336 px at the default scale. */
  size?: (typeof QR_CODE_SIZES)[number];
  /** Medium is enough for a screen at the counter. Print, which gets dirty, needs more. */
  correction?: QrCorrection;
  tools?: readonly (typeof QR_CODE_TOOLS)[number][];
  /** Name of a saved file, without its extension. */
  fileName?: string;
}

const words = {
  vi: { invalid: 'Không tạo được mã QR', copy: 'Chép nội dung mã', save: 'Tải' },
  en: {
    invalid: 'Could not make the QR code',
    copy: 'Copy its content',
    save: 'Save',
  },
};

/** A QR code that scans: black on white in every theme and on paper, with the white margin that scanners need. */
export function QrCode({
  value,
  label,
  facts = [],
  size = 'md',
  correction = 'medium',
  tools = QR_CODE_TOOLS,
  fileName = 'qr',
  ...rest
}: QrCodeProps) {
  const word = useLabel();
  const say = useOwnWords(words);
  const drawing = useDrawing(value, correction);
  const state = drawing === undefined ? 'loading' : drawing ? 'ready' : 'invalid';
  const alternative = [label, ...facts.map((fact) => `${fact.label}: ${fact.value}`)].join('. ');

  const copy = async () => announce(word((await copyText(value)) ? 'copied' : 'copyFailed'));
  const saveAs = async (ending: 'png' | 'svg') => {
    if (!drawing) return;
    saveFile(ending === 'png' ? await toPng(drawing) : toSvg(drawing), `${fileName}.${ending}`);
  };

  return (
    <Root aria-label={label} aria-busy={state === 'loading' || undefined} data-size={size} {...rest}>
      <div className="code" data-state={state}>
        {drawing && (
          <svg role="img" aria-label={alternative} viewBox={`0 0 ${drawing.size} ${drawing.size}`}>
            <path d={drawing.path} />
          </svg>
        )}
        {state === 'loading' && <Skeleton className="bone" shape="block" />}
        {state === 'invalid' && (
          <div className="instead" role="status">
            <Icon icon={AlertIcon} size="lg" />
            <span>{say('invalid')}</span>
          </div>
        )}
      </div>
      {drawing && tools.length > 0 && (
        <div className="tools">
          {tools.map((tool) =>
            tool === 'copy' ? (
              <Button key={tool} size="sm" variant="ghost" icon={CopyIcon} onClick={copy}>
                {say('copy')}
              </Button>
            ) : (
              <Button key={tool} size="sm" variant="ghost" icon={DownloadIcon} onClick={() => saveAs(tool)}>
                {say('save')} {tool.toUpperCase()}
              </Button>
            ),
          )}
        </div>
      )}
    </Root>
  );
}

const Root = styled.figure`
  --side: ${px(224)};
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  max-width: 100%;

  &[data-size='sm'] {
    --side: ${px(144)};
  }
  &[data-size='lg'] {
    --side: ${px(336)};
  }
  & > .code {
    width: var(--side);
    max-width: 100%;
    aspect-ratio: 1;
    border: ${border.hairline};
    border-radius: ${radius.md};
    overflow: hidden;
  }
  /* Scanners expect black on white, so no theme changes it. */
  & > [data-state='ready'] {
    background: white;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  & > .code > svg {
    display: block;
    width: 100%;
    height: 100%;
    fill: black;
    shape-rendering: crispEdges;
  }
  & .bone,
  & .bone > i {
    height: 100%;
  }
  & .instead {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
    height: 100%;
    padding: ${space(3)};
    background: ${color.surfaceSunken};
    color: ${color.dangerText};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.table};
    text-align: center;
    text-wrap: balance;
  }
  & > .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(1)};
  }
  ${media.phone} {
    & > .tools > :first-child:nth-last-child(odd) {
      flex-basis: 100%;
    }
  }
  ${media.print} {
    break-inside: avoid;
    & > .tools {
      display: none;
    }
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HelpIcon } from '../../base/icon/icons.ts';
import { useOwnWords } from '../../labels.own.ts';
import { Popover } from '../../overlay/Popover.tsx';
import { media, space } from '../../theme/tokens.ts';
import { Meanings } from './Definitions.content.tsx';

/** A figure with its definition, which every figure must have. */
export interface Defined {
  id: string;
  label: string;
  /** Loads one sentence that says what the figure counts and by which date. */
  explain: () => Promise<ReactNode>;
}

export interface DefinitionsProps {
  figures: readonly Defined[];
}

/** A question mark button that explains the figures beside it in a popover. */
export function Definitions({ figures }: DefinitionsProps) {
  const say = useOwnWords(definitionWords);
  return (
    <Place className="about">
      <Popover
        trigger={{ label: say('open'), icon: HelpIcon, iconOnly: true, size: 'sm', variant: 'ghost' }}
        label={say('open')}
      >
        <Meanings figures={figures} />
      </Popover>
    </Place>
  );
}

const definitionWords = {
  vi: { open: 'Các số này tính gì' },
  en: { open: 'What these figures count' },
};

const Place = styled.span`
  display: inline-flex;
  flex: none;
  align-self: center;
  align-items: center;
  /* The button is taller than the text beside it, but must not make the line taller. */
  height: ${space(4)};
  ${media.print} {
    display: none;
  }
`;

import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { HelpIcon } from '../../base/icon/icons.ts';
import { useOwnWords } from '../../labels.own.ts';
import { Popover } from '../../overlay/Popover.tsx';
import { part, usePart } from '../../overlay/part.ts';
import { media, space } from '../../theme/tokens.ts';

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
  const [isOpen, setOpen] = useState(false);
  const Meanings = usePart(meanings, isOpen, () => setOpen(false));
  return (
    <Place className="about">
      <Popover
        trigger={{ label: say('open'), icon: HelpIcon, iconOnly: true, size: 'sm', variant: 'ghost' }}
        label={say('open')}
        open={isOpen}
        onOpenChange={setOpen}
      >
        {Meanings && <Meanings figures={figures} />}
      </Popover>
    </Place>
  );
}

/** Rarely opened, so its content loads on opening. */
const meanings = part(async () => (await import('./Definitions.content.tsx')).Meanings);

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

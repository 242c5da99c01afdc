import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { HelpIcon } from '../../base/icon/icons.ts';
import { Skeleton } from '../../base/Skeleton.tsx';
import { useOwnWords } from '../../labels.own.ts';
import { Popover } from '../../overlay/Popover.tsx';
import { color, fontSize, fontWeight, lineHeight, media, px, space } from '../../theme/tokens.ts';

/** A figure with its definition. A figure of money cannot be drawn without one. */
export interface Defined {
  id: string;
  label: string;
  /** Fetches what it counts and by which date, in one sentence, when somebody asks. */
  explain: () => Promise<ReactNode>;
}

export interface DefinitionsProps {
  figures: readonly Defined[];
}

/** A question mark that says of each figure beside it what it counts. Opens by a press, the keyboard and touch. */
export function Definitions({ figures }: DefinitionsProps) {
  const say = useOwnWords(definitionWords);
  return (
    <Place className="about">
      <Popover
        trigger={{ label: say('open'), icon: HelpIcon, iconOnly: true, size: 'sm', variant: 'ghost' }}
        label={say('open')}
      >
        <Meanings figures={figures} failed={say('failed')} />
      </Popover>
    </Place>
  );
}

function Meanings({ figures, failed }: DefinitionsProps & { failed: string }) {
  const [texts, setTexts] = useState<readonly ReactNode[]>();
  const ids = figures.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: figures are made anew in each draw, their ids are not.
  useEffect(() => {
    let alive = true;
    Promise.all(figures.map(({ explain }) => explain())).then(
      (all) => alive && setTexts(all),
      () => alive && setTexts(figures.map(() => failed)),
    );
    return () => {
      alive = false;
    };
  }, [ids, failed]);
  return (
    <List>
      {figures.map(({ id, label }, index) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{texts?.[index] ?? <Skeleton width="long" />}</dd>
        </div>
      ))}
    </List>
  );
}

const definitionWords = {
  vi: { open: 'Các số này tính gì', failed: 'Chưa tải được. Đóng rồi mở lại để thử.' },
  en: { open: 'What these figures count', failed: 'Not loaded. Close and open again to retry.' },
};

const Place = styled.span`
  display: inline-flex;
  flex: none;
  align-self: center;
  align-items: center;
  /* The button is taller than the line of words that it follows, and takes no room of it. */
  height: ${space(4)};
  ${media.print} {
    display: none;
  }
`;

const List = styled.dl`
  display: grid;
  gap: ${space(2.5)};
  width: min(${px(400)}, calc(100vw - ${space(12)}));
  margin: 0;
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.body};

  & dt {
    font-weight: ${fontWeight.semibold};
  }
  & dd {
    margin: 0;
    color: ${color.textMuted};
  }
`;

import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../base/Skeleton.tsx';
import { useOwnWords } from '../../labels.own.ts';
import { color, fontSize, fontWeight, lineHeight, px, space } from '../../theme/tokens.ts';
import type { DefinitionsProps } from './Definitions.tsx';

/** The definitions of the figures, with skeletons until they load. */
export function Meanings({ figures }: DefinitionsProps) {
  const failed = useOwnWords(failedWords)('failed');
  const [texts, setTexts] = useState<readonly ReactNode[]>();
  const ids = figures.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: figures are new objects in each render; their ids are not
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

const failedWords = {
  vi: { failed: 'Chưa tải được. Đóng rồi mở lại để thử.' },
  en: { failed: 'Not loaded. Close and open again to retry.' },
};

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

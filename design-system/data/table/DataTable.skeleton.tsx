import { size } from '../../theme/tokens.ts';

const DEFAULT_ROWS = 10;

/** How tall so many rows are. */
const heightOf = (count = DEFAULT_ROWS) => ({ blockSize: `calc(${count} * ${size.row})` });

/** Rows of the final height before the first answer: one element, painted with bars. */
export function SkeletonRows({ count }: { count?: number }) {
  return <tr className="skeleton" aria-hidden style={heightOf(count)} />;
}

/** The same for cards. */
export function SkeletonCards({ count }: { count?: number }) {
  return <li className="skeleton" aria-hidden style={heightOf(count)} />;
}

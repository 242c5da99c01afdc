import { size } from '../../theme/tokens.ts';

const DEFAULT_ROWS = 10;

/** Height of this many rows. */
const heightOf = (count = DEFAULT_ROWS) => ({ blockSize: `calc(${count} * ${size.row})` });

/** Rows of the final height before the first response: one element, painted with bars. */
export function SkeletonRows({ count }: { count?: number }) {
  return <tr className="skeleton" aria-hidden style={heightOf(count)} />;
}

/** The same for cards. */
export function SkeletonCards({ count }: { count?: number }) {
  return <li className="skeleton" aria-hidden style={heightOf(count)} />;
}

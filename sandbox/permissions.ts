/** The subject of a permission check; an account of the sandbox is one. */
interface Holder {
  userType: 'ADMIN' | 'SUB_MERCHANT';
  merchantId: string | null;
  scopes: readonly string[];
}

const PREFIXED = /^merchant-([^:]+):(.+)$/;

function segmentFits(pattern: string, segment: string): boolean {
  return pattern.endsWith('*') ? segment.startsWith(pattern.slice(0, -1)) : pattern === segment;
}

function fits(pattern: string, scope: string): boolean {
  const patterns = pattern.split(':');
  const segments = scope.split(':');
  return (
    patterns.length === segments.length &&
    patterns.every((part, index) => segmentFits(part, segments[index] ?? ''))
  );
}

/**
 * Whether the holder may do `scope` in a business (contract, "Permission tree"): `*` is everything, a `merchant-X:`
 * prefix counts only for business X or `*`, the rest is matched segment by segment.
 */
export function holds(holder: Holder, scope: string, businessId: string): boolean {
  return holder.scopes.some((held) => {
    if (held === '*') return true;
    const [, business, rest] = PREFIXED.exec(held) ?? [undefined, '*', held];
    return (business === '*' || business === businessId) && fits(rest ?? '', scope);
  });
}

/** Staff have access to their own business; an ADMIN to every business with a matching permission. */
export function reaches(holder: Holder, businessId: string): boolean {
  if (holder.userType !== 'ADMIN') return holder.merchantId === businessId;
  return holder.scopes.some((held) => {
    const business = PREFIXED.exec(held)?.[1] ?? '*';
    return business === '*' || business === businessId;
  });
}

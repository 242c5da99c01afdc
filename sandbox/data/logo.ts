const PAINTS = ['#1d4ed8', '#be185d', '#b45309', '#047857', '#6d28d9', '#0e7490'];

/** A round logo with initials, as a data URI: the content security policy blocks pictures of other sites. */
export function logo(name: string, paint: number): string {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" ` +
    `fill="${PAINTS[paint % PAINTS.length]}"/><text x="32" y="41" font-family="sans-serif" font-size="24" ` +
    `font-weight="600" fill="#fff" text-anchor="middle">${initials}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

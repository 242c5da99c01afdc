/** The names by which a service may refer to a user. */
export interface Person {
  userName: string;
  name?: string | undefined;
  email?: string | undefined;
}

/** A name for comparison: case and the number of spaces do not matter. */
export const plainName = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Whether a name from the service means this user: user name, full name or e-mail, alone or combined, as in `Nguyễn
 * Quang Minh (admin)`.
 */
export function isSamePerson(recorded: string | undefined, { userName, name, email }: Person): boolean {
  if (!recorded) return false;
  const names = [userName, name, email].flatMap((one) => (one ? plainName(one) : []));
  return [recorded, ...recorded.split(/[()<>,;/]/)].some((part) => names.includes(plainName(part)));
}

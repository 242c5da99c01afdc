import { randomInt } from 'node:crypto';
import { CognitoError, limitExceeded } from './errors.ts';
import { createExpiring } from './expiring.ts';

const HOUR = 60 * 60;
const CODES_PER_HOUR = 5;
const WRONG_TRIES = 5;

/** Codes that reset a forgotten password: one hour, five tries each, five codes an hour and name. */
export interface ResetCodes {
  /** A new code, which replaces the one before. Throws LimitExceededException. */
  issue(userName: string): string;
  /**
   * Whether this is the code; a wrong one is counted. Codes are issued and refused for unknown names alike, so that the
   * answers do not tell who exists. Throws ExpiredCodeException or LimitExceededException.
   */
  isRight(userName: string, code: string): boolean;
  /** The code did its work. */
  used(userName: string): void;
}

export function createResetCodes(now: () => number): ResetCodes {
  const codes = createExpiring<{ code: string; wrong: number }>(now, HOUR);
  const issued = createExpiring<number[]>(now, HOUR);

  return {
    issue(userName) {
      const recent = (issued.get(userName) ?? []).filter((at) => at > now() - HOUR);
      if (recent.length >= CODES_PER_HOUR) throw limitExceeded();
      issued.set(userName, [...recent, now()]);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      codes.set(userName, { code, wrong: 0 });
      return code;
    },
    isRight(userName, code) {
      const entry = codes.get(userName);
      if (!entry) {
        throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      }
      if (entry.wrong >= WRONG_TRIES) throw limitExceeded();
      if (code === entry.code) return true;
      entry.wrong += 1;
      return false;
    },
    used(userName) {
      codes.take(userName);
    },
  };
}

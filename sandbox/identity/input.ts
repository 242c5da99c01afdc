import { invalidParameter } from './errors.ts';

/** The body of a call, or one of its string maps. */
export type Input = Record<string, unknown>;
/** The site of the calling page: a passkey is bound to it. */
export interface Site {
  /** As the browser sends it: `https://portal.example.com`. */
  origin: string;
  /** The relying party id: its host name. */
  rpId: string;
}

export type Operation = (input: Input, site: Site) => Input;

/** A required text of a call or of its parameters. */
export function text(input: Input, name: string): string {
  const value = input[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalidParameter(`Missing required parameter ${name}`);
}

export const map = (input: Input, name: string): Input => Object(input[name]) as Input;

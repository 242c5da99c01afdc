import { CognitoError, invalidParameter } from './errors.ts';

/** The body of a call, or one of the string maps in it. */
export type Input = Record<string, unknown>;

export function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const memberName = (field: string) => field.charAt(0).toLowerCase() + field.slice(1);

/** A required string of the body; the service says which member is missing, in camel case. */
export function text(input: Input, field: string): string {
  const value = input[field];
  if (value === undefined || value === null) {
    throw invalidParameter(
      `1 validation error detected: Value null at '${memberName(field)}' failed to satisfy constraint: Member must not be null`,
    );
  }
  if (typeof value !== 'string') {
    throw new CognitoError('SerializationException', `${field} can not be converted to a String`);
  }
  return value;
}

/** A required entry of AuthParameters or ChallengeResponses. */
export function parameter(map: Input, name: string): string {
  const value = map[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalidParameter(`Missing required parameter ${name}`);
}

export function map(input: Input, field: string): Input {
  const value = input[field] ?? {};
  if (!isInput(value))
    throw new CognitoError('SerializationException', `${field} can not be converted to a Map`);
  return value;
}

/** Names longer than the service takes never reach a table. */
export function checkUserName(userName: string): string {
  if (userName.length <= 128) return userName;
  throw invalidParameter(
    "1 validation error detected: Value at 'username' failed to satisfy constraint: Member must have length less than or equal to 128",
  );
}

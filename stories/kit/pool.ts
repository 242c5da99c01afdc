import { awaited } from './waiting.ts';

/**
 * What a story's user pool supports for sign-in and identity checks: a passkey, a code to ask for, an expired password,
 * one that must be reset.
 */
export type PoolKnows = 'passkey' | 'code' | 'expired' | 'reset';

const refused = (type: string, message: string) => ({ __type: type, message });
const FIRST = { ChallengeName: 'SELECT_CHALLENGE', Session: 'story' };
/** Salt and server value of SRP: random, because no response to them is checked. */
const SRP = {
  ChallengeName: 'PASSWORD_VERIFIER',
  ChallengeParameters: { SRP_B: 'b'.repeat(64), SALT: 'a1', SECRET_BLOCK: 'c3Rvcnk=', USER_ID_FOR_SRP: 'x' },
};

/** The responses of such a pool to Amplify, up to the challenge; no code is correct. */
function answerOf(knows: PoolKnows, { AuthFlow, ChallengeName }: Record<string, unknown>): object {
  if (AuthFlow === 'USER_AUTH')
    return {
      ...FIRST,
      AvailableChallenges: ['PASSWORD_SRP', ...(knows === 'passkey' ? ['WEB_AUTHN'] : [])],
    };
  if (AuthFlow) return SRP;
  // A forgotten password: the code was sent.
  if (!ChallengeName) return {};
  if (ChallengeName !== 'PASSWORD_VERIFIER')
    return refused('CodeMismatchException', 'Invalid code received for user');
  if (knows === 'code')
    return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'story', ChallengeParameters: {} };
  if (knows === 'reset')
    return refused('PasswordResetRequiredException', 'Password reset required for the user');
  return refused(
    'NotAuthorizedException',
    'Temporary password has expired and must be reset by an administrator.',
  );
}

const { fetch } = globalThis;
let current: PoolKnows | undefined;

/** Replaces Amazon's pool by this one; undefined removes it. */
export function openPool(knows: PoolKnows | undefined) {
  current = knows;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!current || !/^https:\/\/cognito-idp\./.test(url)) return fetch(input, init);
    const body = new Request(input, init).text();
    const answer = answerOf(current, JSON.parse(await awaited(body)));
    return Response.json(answer, { status: '__type' in answer ? 400 : 200 });
  };
}

import { awaited } from './waiting.ts';

/** What the user pool of a story knows of whoever signs in or proves it: a passkey, a code to ask for, a password that ran out. */
export type PoolKnows = 'passkey' | 'code' | 'expired';

const refused = (type: string, message: string) => ({ __type: type, message });
const FIRST = { ChallengeName: 'SELECT_CHALLENGE', Session: 'story' };
/** Salt and server's value of SRP: nobody's, for no answer to them is checked. */
const SRP = {
  ChallengeName: 'PASSWORD_VERIFIER',
  ChallengeParameters: { SRP_B: 'b'.repeat(64), SALT: 'a1', SECRET_BLOCK: 'c3Rvcnk=', USER_ID_FOR_SRP: 'x' },
};

/** The answers of such a pool to Amplify, as far as a question; no code is right. */
function answerOf(knows: PoolKnows, { AuthFlow, ChallengeName }: Record<string, unknown>): object {
  if (AuthFlow === 'USER_AUTH')
    return {
      ...FIRST,
      AvailableChallenges: ['PASSWORD_SRP', ...(knows === 'passkey' ? ['WEB_AUTHN'] : [])],
    };
  if (AuthFlow) return SRP;
  if (ChallengeName !== 'PASSWORD_VERIFIER')
    return refused('CodeMismatchException', 'Invalid code received for user');
  return knows === 'code'
    ? { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'story', ChallengeParameters: {} }
    : refused(
        'NotAuthorizedException',
        'Temporary password has expired and must be reset by an administrator.',
      );
}

const { fetch } = globalThis;
let current: PoolKnows | undefined;

/** From now on Amazon's pool is this one; undefined leaves none. */
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

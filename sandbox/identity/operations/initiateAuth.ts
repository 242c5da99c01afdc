import { invalidParameter } from '../errors.ts';
import { checkUserName, type Input, map, parameter, text } from '../input.ts';
import type { Pool } from '../pool.ts';
import { matchesPassword, openExchange, readClientValue } from '../srp.ts';
import { passwordChecked } from './passwordChecked.ts';
import { assertClient, type Operation, refreshed } from './shared.ts';

/** USER_SRP_AUTH: the first half of the exchange, answered alike for names that nobody has. */
function startSrp(pool: Pool, parameters: Input): Record<string, unknown> {
  const userName = checkUserName(parameter(parameters, 'USERNAME'));
  const A = readClientValue(parameter(parameters, 'SRP_A'));
  if (A === null) throw invalidParameter('SRP_A is not a valid value');

  const stored = pool.users.verifierFor(userName);
  const exchange = openExchange(stored.verifier);
  const secretBlock = pool.verifierSteps.open({ userName, stored, exchange, A });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: stored.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: exchange.B.toString(16),
      USERNAME: userName,
      USER_ID_FOR_SRP: userName,
    },
  };
}

function signInWithPassword(pool: Pool, parameters: Input): Record<string, unknown> {
  const userName = checkUserName(parameter(parameters, 'USERNAME'));
  const password = parameter(parameters, 'PASSWORD');
  const stored = pool.users.verifierFor(userName);
  return passwordChecked(pool, userName, () => matchesPassword(pool.poolId, userName, password, stored));
}

export const initiateAuth: Operation = (pool, input) => {
  assertClient(pool, input);
  const flow = text(input, 'AuthFlow');
  const parameters = map(input, 'AuthParameters');
  switch (flow) {
    case 'USER_SRP_AUTH':
      return startSrp(pool, parameters);
    case 'REFRESH_TOKEN':
    case 'REFRESH_TOKEN_AUTH':
      return refreshed(pool, pool.sessions.ofRefreshToken(parameter(parameters, 'REFRESH_TOKEN')));
    case 'USER_PASSWORD_AUTH':
      if (pool.allowUserPasswordAuth) return signInWithPassword(pool, parameters);
  }
  throw invalidParameter(`${flow} flow not enabled for this client`);
};

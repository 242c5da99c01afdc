import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createSrpSession, signSrpSession, wrapAuthChallenge, wrapInitiateAuth } from 'cognito-srp-helper';
import { CLIENT_ID, POOL_ID } from './pool.ts';

type SrpSession = ReturnType<typeof createSrpSession>;

let shared: SrpSession | undefined;

/** The client's secret and public number are the slow part and belong to nobody: one pair serves many tries. */
export function srpSession(userName: string, password: string, pair?: SrpSession): SrpSession {
  shared ??= createSrpSession('', '', POOL_ID, false);
  return { ...(pair ?? shared), username: userName, password };
}

export const initiate = (client: CognitoIdentityProviderClient, session: SrpSession) =>
  client.send(
    new InitiateAuthCommand(
      wrapInitiateAuth(session, {
        ClientId: CLIENT_ID,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { CHALLENGE_NAME: 'SRP_A', USERNAME: session.username },
      }),
    ),
  );

type Initiated = Awaited<ReturnType<typeof initiate>>;

/** The second call, with what a test wants to spoil in it. */
export function verifierCommand(
  session: SrpSession,
  initiated: Initiated,
  spoiled: Record<string, string> = {},
) {
  const signed = wrapAuthChallenge(signSrpSession(session, initiated), {
    ClientId: CLIENT_ID,
    ChallengeName: 'PASSWORD_VERIFIER' as const,
    ChallengeResponses: { USERNAME: initiated.ChallengeParameters?.USER_ID_FOR_SRP ?? '' },
  });
  return new RespondToAuthChallengeCommand({
    ...signed,
    ChallengeResponses: { ...signed.ChallengeResponses, ...spoiled },
  });
}

/** Signs in with SRP by independent clients' code. Resolves to tokens or the next challenge. */
export async function signIn(
  client: CognitoIdentityProviderClient,
  userName: string,
  password: string,
  pair?: SrpSession,
) {
  const session = srpSession(userName, password, pair);
  return client.send(verifierCommand(session, await initiate(client, session)));
}

/** Signs in without SRP, for tests of what comes before or after. */
export const quickSignIn = (client: CognitoIdentityProviderClient, userName: string, password: string) =>
  client.send(
    new InitiateAuthCommand({
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: userName, PASSWORD: password },
    }),
  );

export async function tokensOf(client: CognitoIdentityProviderClient, userName: string, password: string) {
  const { AuthenticationResult } = await quickSignIn(client, userName, password);
  const { AccessToken, IdToken, RefreshToken } = AuthenticationResult ?? {};
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('The sign-in gave no tokens.');
  return { AccessToken, IdToken, RefreshToken };
}

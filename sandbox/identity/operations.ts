import { randomInt, timingSafeEqual } from 'node:crypto';
import { createChallenges } from './challenges.ts';
import { CognitoError, incorrect, invalidParameter, limitExceeded, notAuthorized } from './errors.ts';
import { type Input, map, type Operation, type Site, text } from './input.ts';
import { createLock } from './lock.ts';
import { createPasskeys } from './passkeys.ts';
import {
  type Exchange,
  expectedSignature,
  openExchange,
  poolName,
  readClientValue,
  type Verifier,
} from './srp.ts';
import { createSteps } from './steps.ts';
import type { Tokens } from './tokens.ts';
import { type Account, assertOpen, type Users } from './users.ts';

interface PoolOptions {
  poolId: string;
  clientId: string;
  users: Users;
  tokens: Tokens;
  /** Unix seconds. */
  now: () => number;
  announce: (line: string) => void;
}

/** How long a reset code is valid, in seconds, and how many wrong tries it allows. */
const [CODE, TRIES] = [60 * 60, 5];

/** `Fri Nov 20 16:27:05 UTC 2026`. Only the format is checked: a client's clock may be off by hours. */
const TIMESTAMP = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/;

/** The supported values of the X-Amz-Target header: exactly those that the portal's client uses. */
export function createOperations({ poolId, clientId, users, tokens, now, announce }: PoolOptions) {
  const exchanges = createSteps<{ userName: string; stored: Verifier; exchange: Exchange; A: bigint }>(now);
  /** Under USER_AUTH: user names, also unknown ones, that have yet to select a first factor. */
  const selections = createSteps<{ userName: string }>(now);
  const passkeys = createPasskeys(now);
  const challenges = createChallenges({ users, tokens, passkeys, now, announce });
  const codes = new Map<string, { code: string; until: number; wrong: number }>();
  const lock = createLock(now);

  /** The first half of the SRP exchange; responds the same way for unknown names. */
  function beginSrp(userName: string, parameters: Input): Input {
    const A = readClientValue(text(parameters, 'SRP_A'));
    if (A === null) throw invalidParameter('SRP_A is not a valid value');
    const stored = users.verifierFor(userName);
    const exchange = openExchange(stored.verifier);
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: stored.salt,
        SECRET_BLOCK: exchanges.open({ userName, stored, exchange, A }),
        SRP_B: exchange.B.toString(16),
        USERNAME: userName,
        USER_ID_FOR_SRP: userName,
      },
    };
  }

  function initiateAuth(input: Input, site: Site): Input {
    const flow = text(input, 'AuthFlow');
    const parameters = map(input, 'AuthParameters');
    if (flow === 'USER_AUTH') return beginChoice(text(parameters, 'USERNAME'), parameters, site);
    if (flow !== 'USER_SRP_AUTH') throw invalidParameter(`${flow} flow not enabled for this client`);
    return beginSrp(text(parameters, 'USERNAME'), parameters);
  }

  /** USER_AUTH: the user name first, then the preferred factor, or a choice of the available ones. */
  function beginChoice(userName: string, parameters: Input, site: Site): Input {
    const preferred = parameters.PREFERRED_CHALLENGE;
    if (preferred !== undefined) {
      const begun = beginChosen(userName, String(preferred), parameters, site);
      if (begun) return begun;
    }
    const account = users.find(userName);
    return {
      ChallengeName: 'SELECT_CHALLENGE',
      Session: selections.open({ userName }),
      ChallengeParameters: {},
      AvailableChallenges: [
        ...['PASSWORD_SRP', 'PASSWORD'],
        ...(account && passkeys.of(account).length > 0 ? ['WEB_AUTHN'] : []),
        ...(account?.wayIn?.firstFactors ?? []),
      ],
    };
  }

  /** Undefined for a first factor that this user does not have. */
  function beginChosen(
    userName: string,
    challenge: string,
    parameters: Input,
    site: Site,
  ): Input | undefined {
    if (challenge === 'PASSWORD_SRP') return beginSrp(userName, parameters);
    const account = users.find(userName);
    if (challenge === 'PASSWORD') {
      const password = text(parameters, 'PASSWORD');
      return proven(userName, account, account !== undefined && users.hasPassword(account, password));
    }
    if (challenge === 'WEB_AUTHN')
      return account && passkeys.of(account).length > 0 ? challenges.askPasskey(account, site) : undefined;
    const code = account?.wayIn?.firstFactors?.find((factor) => factor === challenge);
    return account && code && challenges.askFirstCode(account, code);
  }

  /** The second half, only once. Only a user who knows the password learns that an account is disabled. */
  function verifyPassword(responses: Input): Input {
    const secretBlock = text(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
    const userName = text(responses, 'USERNAME');
    const given = Buffer.from(text(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64');
    const timestamp = text(responses, 'TIMESTAMP');
    if (!TIMESTAMP.test(timestamp)) {
      throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
    }
    const step = exchanges.read(secretBlock);
    exchanges.close(secretBlock);
    if (step.userName !== userName) throw incorrect();

    const message = [poolName(poolId), userName, Buffer.from(secretBlock, 'base64'), timestamp];
    const signature = expectedSignature(step.exchange, step.A, step.stored.verifier, message);
    const account = users.find(userName);
    // If the password has changed since the exchange began, the old one must not be accepted.
    const isRight =
      account?.credential === step.stored &&
      given.length === signature.length &&
      timingSafeEqual(given, signature);
    return proven(userName, account, isRight);
  }

  /** The step after a password. Anything but "incorrect" is only revealed to a user who knows it. */
  function proven(userName: string, account: Account | undefined, isRight: boolean): Input {
    if (lock.isLocked(userName)) throw notAuthorized('Password attempts exceeded');
    if (!account || !isRight) {
      lock.failed(userName);
      throw incorrect();
    }
    assertOpen(account);
    lock.succeeded(userName);
    return challenges.afterPassword(account);
  }

  function respondToAuthChallenge(input: Input, site: Site): Input {
    const responses = map(input, 'ChallengeResponses');
    const challenge = text(input, 'ChallengeName');
    if (challenge === 'PASSWORD_VERIFIER') return verifyPassword(responses);
    if (challenge !== 'SELECT_CHALLENGE') return challenges.respond(challenge, input, site);
    const userName = text(responses, 'USERNAME');
    // The session stays valid, so that a mistyped password can be corrected.
    if (selections.read(text(input, 'Session')).userName !== userName)
      throw notAuthorized('Invalid session for the user.');
    const begun = beginChosen(userName, text(responses, 'ANSWER'), responses, site);
    if (!begun) throw invalidParameter('Selected challenge is not available.');
    return begun;
  }

  /** Responds the same way for unknown names; the code goes to `announce`, never into the response. */
  function forgotPassword(input: Input): Input {
    const userName = text(input, 'Username');
    const account = users.find(userName);
    // Cognito has both errors, and both reveal that the name exists: the client must not pass that on.
    if (account && !canReset(account))
      throw notAuthorized('User password cannot be reset in the current state.');
    if (account?.wayIn?.state === 'UNCONFIRMED')
      throw invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    if (account) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      codes.set(userName, { code, until: now() + CODE, wrong: 0 });
      announce(`Reset code for ${userName} (to ${account.email}): ${code}`);
    }
    const Destination = `${[...userName][0]}***@e***`;
    return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
  }

  /** A weak password does not use up the code. */
  function confirmForgotPassword(input: Input): Input {
    const userName = text(input, 'Username');
    const given = text(input, 'ConfirmationCode');
    const password = text(input, 'Password');
    const account = users.find(userName);
    const issued = codes.get(userName);
    if (issued && issued.until <= now()) {
      throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
    }
    if (issued && issued.wrong >= TRIES) throw limitExceeded();
    if (!account || issued?.code !== given) {
      if (issued) issued.wrong += 1;
      throw new CognitoError(
        'CodeMismatchException',
        'Invalid verification code provided, please try again.',
      );
    }
    users.setPassword(account, password);
    codes.delete(userName);
    lock.succeeded(userName);
    return {};
  }

  /** The account of a call's access token. Throws NotAuthorizedException. */
  function ownerOf(input: Input): Account {
    const account = users.find(String(tokens.readAccessToken(text(input, 'AccessToken'))?.username));
    if (!account) throw notAuthorized('Invalid Access Token');
    assertOpen(account);
    return account;
  }

  const operations: Record<string, Operation> = {
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    RevokeToken: revokeToken,
  };
  /** These calls use a session or an access token, and the client sends no app client id. */
  const ofSession: Record<string, Operation> = {
    StartWebAuthnRegistration: (input, site) => ({
      CredentialCreationOptions: passkeys.begin(ownerOf(input), site),
    }),
    CompleteWebAuthnRegistration(input, site) {
      passkeys.add(ownerOf(input), map(input, 'Credential'), site);
      return {};
    },
    ListWebAuthnCredentials(input) {
      const Credentials = passkeys.of(ownerOf(input)).map((one) => ({
        CredentialId: one.id,
        // Cognito uses the name of the authenticator's model, which is not read here.
        FriendlyCredentialName: 'Passkey',
        RelyingPartyId: one.rpId,
        AuthenticatorAttachment: one.attachment,
        AuthenticatorTransports: one.transports,
        CreatedAt: one.createdAt,
      }));
      return { Credentials };
    },
    DeleteWebAuthnCredential(input) {
      passkeys.remove(ownerOf(input), text(input, 'CredentialId'));
      return {};
    },
    AssociateSoftwareToken: challenges.associateSoftwareToken,
    VerifySoftwareToken: challenges.verifySoftwareToken,
  };
  return (name: string, input: Input, site: Site): Input => {
    const sessionOperation = Object.hasOwn(ofSession, name) ? ofSession[name] : undefined;
    if (sessionOperation) return sessionOperation(input, site);
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw new CognitoError('UnknownOperationException', 'Unknown operation.');
    if (input.ClientId !== clientId) {
      throw new CognitoError(
        'ResourceNotFoundException',
        `User pool client ${input.ClientId} does not exist.`,
      );
    }
    return operation(input, site);
  };
}

/** The refresh token grants nothing here, so there is nothing to revoke. */
const revokeToken: Operation = () => ({});

/** A temporary password is replaced by signing in with it; a disabled account cannot be reset. */
const canReset = ({ disabled, credential }: Account) => !disabled && credential.status === 'CONFIRMED';

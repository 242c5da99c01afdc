/** A refusal of the protocol: `name` is the type that the client reads, `status` the HTTP status. */
export class CognitoError extends Error {
  constructor(
    name: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = name;
  }
}

/** The same error for a wrong password and an unknown user, so that they cannot be told apart. */
export const incorrect = () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.');

export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);

export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

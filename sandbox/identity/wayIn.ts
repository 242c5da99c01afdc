/** Second factors, by their names in the protocol. */
export type MfaType = 'SOFTWARE_TOKEN_MFA' | 'SMS_MFA' | 'EMAIL_OTP';

/** What a pool requires of a user besides the password, or the state of their account. */
export interface WayIn {
  /** Requested after the password: one of them, or first a choice. */
  mfa?: readonly MfaType[];
  /** The secret of the user's authenticator app, in base32. */
  totpSecret?: string;
  /** A second factor must be set up before the first sign-in: one of these. */
  mfaSetup?: readonly MfaType[];
  /** Under USER_AUTH, the alternatives to the password, besides a registered passkey. */
  firstFactors?: readonly ('EMAIL_OTP' | 'SMS_OTP')[];
  /** Missing required attributes, requested together with the new password. */
  missing?: readonly string[];
  /** Why even the right password is refused; a new password clears it. */
  state?: 'UNCONFIRMED' | 'RESET_REQUIRED' | 'EXPIRED' | undefined;
  /** A challenge that the portal's client does not support, by its name. */
  challenge?: string;
}

/** Second factors, by their names in the protocol. */
export type MfaType = 'SOFTWARE_TOKEN_MFA' | 'SMS_MFA' | 'EMAIL_OTP';

/** What a pool asks of somebody besides the password, or holds against it. */
export interface WayIn {
  /** Asked after the password: one of them, or first which. */
  mfa?: readonly MfaType[];
  /** The secret of the person's authenticator app, in base32. */
  totpSecret?: string;
  /** A second factor must be set up before the first sign-in: one of these. */
  mfaSetup?: readonly MfaType[];
  /** Under USER_AUTH, what may be given in place of the password, besides a passkey that was registered. */
  firstFactors?: readonly ('EMAIL_OTP' | 'SMS_OTP')[];
  /** Required attributes that are not known; they are asked with the first password. */
  missing?: readonly string[];
  /** Why even the right password does not let in; a new password ends it. */
  state?: 'UNCONFIRMED' | 'RESET_REQUIRED' | 'EXPIRED' | undefined;
  /** A challenge that no client of a portal can answer, by its name. */
  challenge?: string;
}

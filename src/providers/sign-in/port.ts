// The port for identity providers at which users sign in.
// Invariant: `finish` returns an identity only if the provider asserted it for this deployment and for this sign-in.

/** State that is needed to finish a sign-in; secret, and kept by the client in sealed form. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
  redirectUrl: string;
}

/** Parameters that the provider appended to the redirect URL. */
interface SignInAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
}

export interface Identity {
  issuer: string;
  /** Identifies the user at this issuer, forever. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified that the address belongs to the user. */
  emailVerified: boolean;
  name: string | null;
  /** Whether the provider asserts that the user has just used a second factor there. */
  hasSecondFactor: boolean;
}

export interface SignInProvider {
  issuer: string;
  /** Name on the button. */
  name: string;
  /** URL to which the provider sends the browser back; null: a page of this service. */
  redirectUrl: string | null;
  /** @throws ProviderUnavailable */
  begin(redirectUrl: string): Promise<{ url: string; pending: PendingSignIn }>;
  /** @throws SignInRefused, ProviderUnavailable */
  finish(answer: SignInAnswer, pending: PendingSignIn): Promise<Identity>;
}

/** The answer or the token is not valid for this sign-in. */
export class SignInRefused extends Error {}
/** The provider does not answer, or is not configured as this deployment expects. */
export class ProviderUnavailable extends Error {}

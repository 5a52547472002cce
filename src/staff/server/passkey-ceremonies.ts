import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** Address of the desk in the browser. A passkey works only at the hostname that it was created for. */
export interface DeskOrigin {
  readonly origin: string;
  readonly hostname: string;
}

export interface PasskeyOwner {
  readonly personUuid: string;
  readonly email: string;
  readonly name: string;
}

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
}

export interface StoredPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
}

/** Loaded when somebody first uses a passkey, because the library's 280 modules would slow down every start. */
const loadLibrary = () => import('@simplewebauthn/server');

const deskName = 'Forecourt desk';

const toBytes = (text: string, encoding: 'base64url' | 'hex') => Uint8Array.from(Buffer.from(text, encoding));

/** The library throws for malformed responses, which strangers can send. */
const nullIfRefused = <T>(verify: () => Promise<T>): Promise<T | null> => verify().catch(() => null);

const expect = (challenge: string, { origin, hostname }: DeskOrigin) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: hostname,
  requireUserVerification: true,
});

export const buildRegistrationOptions = async (
  owner: PasskeyOwner,
  knownIds: readonly string[],
  challenge: string,
  at: DeskOrigin,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: deskName,
    rpID: at.hostname,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: toBytes(owner.personUuid.replaceAll('-', ''), 'hex'),
    challenge: toBytes(challenge, 'base64url'),
    excludeCredentials: knownIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

export const verifyNewPasskey = async (
  response: unknown,
  challenge: string,
  at: DeskOrigin,
): Promise<NewPasskey | null> => {
  const { verifyRegistrationResponse } = await loadLibrary();
  const verified = await nullIfRefused(() =>
    verifyRegistrationResponse({ response: response as RegistrationResponseJSON, ...expect(challenge, at) }),
  );
  if (verified?.verified !== true) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
};

export const buildSignInOptions = async (
  challenge: string,
  { hostname }: DeskOrigin,
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: hostname,
    userVerification: 'required',
    challenge: toBytes(challenge, 'base64url'),
  });
};

/** Returns the passkey's new counter, or null if the response is wrong. */
export const verifyPasskeyUse = async (
  response: unknown,
  { credentialId, publicKey, counter, transports }: StoredPasskey,
  challenge: string,
  at: DeskOrigin,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verified = await nullIfRefused(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      ...expect(challenge, at),
      credential: { id: credentialId, publicKey: toBytes(publicKey, 'base64url'), counter, transports },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : null;
};

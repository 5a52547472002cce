import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { hourMs, secondMs } from '#src/lib/durations.ts';
import type { GuardedRequest } from '#src/platform/egress/create-guarded-request.ts';
import type { DirectoryConfig } from '../../rules/directory/directory-config.ts';
import type { DirectoryClaims } from '../../rules/directory/read-directory-person.ts';
import { createDirectoryFetch } from './create-directory-fetch.ts';
import { DirectoryUnreachableError } from './directory-unreachable-error.ts';

export interface DirectoryClientOptions {
  readonly ask: GuardedRequest;
  readonly readSecret: (name: string) => string | undefined;
}

export interface DirectoryChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export type DirectoryClaimsAnswer =
  | { readonly kind: 'claims'; readonly claims: DirectoryClaims }
  /** The person cancelled, or the directory doesn't allow them to use this app. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'wrong'; readonly cause: unknown };

/** Both functions reject with DirectoryUnreachableError if the directory can't be reached or used. */
export interface DirectoryClient {
  readonly begin: (
    directory: DirectoryConfig,
    callback: string,
    checks: DirectoryChecks,
    asksToSignInAgain: boolean,
  ) => Promise<string>;
  /** @param returned the address to which the directory sent the browser back, with its query */
  readonly finish: (
    directory: DirectoryConfig,
    returned: URL,
    checks: DirectoryChecks,
    /** Maximum time since the person signed in to the directory; null for no limit. */
    maxAgeSeconds: number | null,
  ) => Promise<DirectoryClaimsAnswer>;
}

const discoveryMs = hourMs;
const toleranceSeconds = 30;

/**
 * HTTP Basic is OpenID Connect's default. The secret is sent in the body only if the directory's list of methods
 * doesn't contain Basic.
 */
const authenticate =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const chosen = methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
    chosen(server, client, body, headers);
  };

interface Discovered {
  readonly at: number;
  readonly configuration: Promise<Configuration>;
}

export const createDirectoryClient = ({ ask, readSecret }: DirectoryClientOptions): DirectoryClient => {
  const cached = new Map<string, Discovered>();
  const fetch = createDirectoryFetch(ask);

  const discover = async ({ issuer, clientId }: DirectoryConfig, secret: string): Promise<Configuration> => {
    const client = { client_secret: secret, [clockTolerance]: toleranceSeconds };
    const found = await discovery(new URL(issuer), clientId, client, authenticate(secret), {
      [customFetch]: fetch,
      execute: [enableNonRepudiationChecks],
    }).catch((cause: unknown) => {
      throw new DirectoryUnreachableError('The directory’s discovery document can’t be used.', { cause });
    });
    if (found.serverMetadata().issuer !== issuer)
      throw new DirectoryUnreachableError('The discovery document has a different issuer.');
    return found;
  };

  /**
   * Sign-ins at the same directory share one discovery for an hour, even if they're simultaneous. A failed discovery
   * isn't cached.
   */
  const configure = (directory: DirectoryConfig): Promise<Configuration> => {
    const { issuer, clientId, secretVariable } = directory;
    const secret = readSecret(secretVariable);
    if (secret === undefined) return Promise.reject(new DirectoryUnreachableError(`${secretVariable} is not set.`));
    const key = JSON.stringify([issuer, clientId, secret]);
    const known = cached.get(key);
    if (known !== undefined && Date.now() - known.at < discoveryMs) return known.configuration;
    const configuration = discover(directory, secret);
    cached.set(key, { at: Date.now(), configuration });
    configuration.catch(() => cached.delete(key));
    return configuration;
  };

  const addUserInfo = async (
    configuration: Configuration,
    directory: DirectoryConfig,
    token: string,
    claims: DirectoryClaims,
  ): Promise<DirectoryClaims> => {
    const wanted = ['email', ...(directory.newPeople === 'refused' ? [] : [directory.roleClaim])];
    const isComplete = wanted.every((name) => claims[name] !== undefined);
    if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await fetchUserInfo(configuration, token, claims.sub)), ...claims };
  };

  return {
    begin: async (directory, callback, { state, nonce, verifier }, asksToSignInAgain) => {
      const configuration = await configure(directory);
      return buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: ['openid', 'email', 'profile', ...directory.extraScopes].join(' '),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(asksToSignInAgain && { prompt: 'login', max_age: '0' }),
      }).href;
    },
    finish: async (directory, returned, { state, nonce, verifier }, maxAgeSeconds) => {
      const configuration = await configure(directory);
      try {
        const tokens = await authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(maxAgeSeconds !== null && { maxAge: maxAgeSeconds }),
        });
        const claims = tokens.claims();
        if (claims === undefined) return { kind: 'wrong', cause: new Error('There is no ID token.') };
        return { kind: 'claims', claims: await addUserInfo(configuration, directory, tokens.access_token, claims) };
      } catch (error) {
        if (error instanceof DirectoryUnreachableError) throw error;
        return error instanceof AuthorizationResponseError && error.error === 'access_denied'
          ? { kind: 'cancelled' }
          : { kind: 'wrong', cause: error };
      }
    },
  };
};

/** Rounds up, so that a sign-in at the very start of an attempt isn't too old. */
export const toMaxAgeSeconds = (ms: number): number => Math.ceil(ms / secondMs);

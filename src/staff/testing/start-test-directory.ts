import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';
import { startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';

export interface TestAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
  /** In Unix seconds. The current time if undefined. */
  readonly signedInAt?: number;
}

export const testClient = { clientId: 'desk', secret: 'a-secret-of-the-desk-for-tests' } as const;

interface Page {
  readonly status: number;
  readonly location: string | undefined;
  readonly cookies: readonly string[];
}

const maxSteps = 10;

/**
 * Starts a real OpenID Connect provider over https. `signIn` needs an account's id but no password, and follows the
 * redirects like a browser.
 */
export const startTestDirectory = async (
  accounts: Readonly<Record<string, TestAccount>>,
  callbacks: readonly string[],
) => {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end();
  let delayMs = 0;
  let isDown = false;
  const host = await startPictureHost((incoming, response) => {
    if (isDown) response.writeHead(503).end('away');
    else setTimeout(() => listener(incoming, response), delayMs);
  });
  const issuer = `https://${host.name}`;
  let accountId = '';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: testClient.clientId,
        client_secret: testClient.secret,
        redirect_uris: [...callbacks],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key for tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => {
        const { signedInAt, ...claims } = accounts[sub] ?? {};
        return { sub, ...claims };
      },
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: testClient.clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const interact = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (accountId === '') {
      const refused = { error: 'access_denied', error_description: 'The person stopped.' };
      return provider.interactionFinished(incoming, response, refused);
    }
    const { signedInAt } = accounts[accountId] ?? {};
    const login = { accountId, ...(signedInAt !== undefined && { ts: signedInAt }) };
    return provider.interactionFinished(incoming, response, { login });
  };
  listener = (incoming, response) => {
    if (incoming.url?.startsWith('/interaction/') === true) void interact(incoming, response);
    else void answer(incoming, response);
  };

  const visit = async (url: string, cookie: string): Promise<Page> => {
    const { pathname, search } = new URL(url, issuer);
    const asked = request({
      host: '127.0.0.1',
      port: host.port,
      servername: 'photos.example',
      ca: host.fetcherOptions.ca,
      path: pathname + search,
      headers: { host: host.name, cookie },
      agent: false,
    }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    await text(response);
    const { location, 'set-cookie': cookies = [] } = response.headers;
    return { status: response.statusCode ?? 0, location, cookies };
  };

  const signIn = async (id: string, authorisation: string): Promise<string> => {
    accountId = id;
    const jar = new Map<string, string>();
    let url = authorisation;
    for (let step = 0; step < maxSteps; step += 1) {
      const page = await visit(url, [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      for (const line of page.cookies) {
        const [pair = ''] = line.split(';', 1);
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      if (page.location === undefined) throw new Error(`The directory answered ${page.status} at ${url}.`);
      const next = new URL(page.location, issuer);
      if (next.origin !== issuer) return next.pathname + next.search;
      url = next.href;
    }
    throw new Error('The directory redirects without an end.');
  };

  return {
    issuer,
    signIn,
    choosePerson: (id: string) => {
      accountId = id;
    },
    egress: { ...host.fetcherOptions, timeoutMs: 1_000 },
    asked: host.asked,
    slowDown: (ms: number) => {
      delayMs = ms;
    },
    takeDown: (down: boolean) => {
      isDown = down;
    },
    stop: host.stop,
  };
};

export type TestDirectory = Awaited<ReturnType<typeof startTestDirectory>>;

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedRequest } from '#src/platform/egress/create-guarded-request.ts';
import { directoryConfig } from '../../rules/directory/directory-config.ts';
import { startTestDirectory, type TestDirectory, testClient } from '../../testing/start-test-directory.ts';
import { createDirectoryClient } from './create-directory-client.ts';

const callback = 'https://desk.example/directory/wattle/callback';
const checks = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };
const limits = { timeoutMs: 1_000, maxBytes: 256 * 1024 };

describe('the client of a directory', () => {
  let directory: TestDirectory;

  beforeAll(async () => {
    directory = await startTestDirectory({ ann: { email: 'ann@example.test', groups: ['sellers'] } }, [callback]);
  });
  afterAll(() => directory?.stop());

  const configure = (more: object = {}) =>
    directoryConfig.parse({
      name: 'Wattle ID',
      issuer: directory.issuer,
      clientId: testClient.clientId,
      secretVariable: 'STAFF_DIRECTORY_SECRET',
      emailDomains: ['example.test'],
      ...more,
    });
  const createClient = (secret: string | undefined = testClient.secret, egress: object = directory.egress) =>
    createDirectoryClient({ ask: createGuardedRequest(limits, egress), readSecret: () => secret });
  const signIn = async (client: ReturnType<typeof createClient>, config = configure()) => {
    const returned = await directory.signIn('ann', await client.begin(config, callback, checks, false));
    return client.finish(config, new URL(returned, callback), checks, null);
  };

  it('reads the claims that the directory leaves out of the ID token', async () => {
    const answer = await signIn(createClient());
    expect(answer).toMatchObject({ kind: 'claims', claims: { sub: 'ann', email: 'ann@example.test' } });
  });

  it('refuses a discovery document of another issuer', async () => {
    const other = configure({ issuer: directory.issuer.replace('photos.example', 'other.example') });
    await expect(createClient().begin(other, callback, checks, false)).rejects.toThrow('discovery document');
  });

  it('connects to public addresses only', async () => {
    const { mayConnectTo, ...guarded } = directory.egress;
    const client = createClient(testClient.secret, guarded);
    await expect(client.begin(configure(), callback, checks, false)).rejects.toThrow('discovery document');
  });

  it('asks nothing without the secret, and refuses a wrong one', async () => {
    const count = directory.asked.length;
    const without = createDirectoryClient({
      ask: createGuardedRequest(limits, directory.egress),
      readSecret: () => undefined,
    });
    await expect(without.begin(configure(), callback, checks, false)).rejects.toThrow(
      'STAFF_DIRECTORY_SECRET is not set',
    );
    expect(directory.asked.length).toBe(count);
    expect(await signIn(createClient('a-wrong-secret'))).toMatchObject({ kind: 'wrong' });
  });

  it('asks for the site’s own scopes too', async () => {
    const url = await createClient().begin(configure({ extraScopes: ['groups'] }), callback, checks, false);
    expect(new URL(url).searchParams.get('scope')).toBe('openid email profile groups');
  });
});

import type { FastifyPluginAsync } from 'fastify';
import { startTestDirectory, type TestAccount, testClient } from '#src/staff/testing/start-test-directory.ts';
import { ownershipSites } from '../ownership/write-twin-sites.ts';
import { deskHost, openDeskHost } from './open-desk-host.ts';

const cookiePattern = /^(__Host-[a-z]+)=([^;]*)/;

export const createJar = () => {
  const cookies = new Map<string, string>();
  return {
    keep: (headers: Readonly<Record<string, unknown>>): void => {
      for (const line of [headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = cookiePattern.exec(String(line)) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    write: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name: string) => cookies.get(name),
  };
};

export type Jar = ReturnType<typeof createJar>;

const { own, twin, apart } = ownershipSites;

interface ServedParts {
  readonly origin?: string;
  readonly assetRoutes?: FastifyPluginAsync;
}

/**
 * Opens the desk with three sites. Staff of the first two sites sign in with a directory. The second site also lets new
 * people join and takes their role from the directory. The third site has no directory.
 */
export const openDirectoryHost = async (
  accounts: Readonly<Record<string, TestAccount>>,
  { origin = `https://${deskHost}`, assetRoutes }: ServedParts = {},
) => {
  const callbacks = [own, twin].map((slug) => `${origin}/directory/${slug}/callback`);
  const directory = await startTestDirectory(accounts, callbacks);
  const settings = {
    name: 'Wattle ID',
    issuer: directory.issuer,
    clientId: testClient.clientId,
    secretVariable: 'STAFF_DIRECTORY_SECRET',
    emailDomains: ['example.test'],
  };
  const mapping = { newPeople: 'byRoleClaim', roles: [{ value: 'sellers', role: 'sales' }] };
  const desk = await openDeskHost(
    { DESK_HOST: new URL(origin).hostname },
    {
      ...(assetRoutes !== undefined && { assetRoutes }),
      siteSections: {
        [own]: { staff: { directory: settings } },
        [twin]: { staff: { directory: { ...settings, ...mapping } } },
      },
      directoryEgress: directory.egress,
      readDirectorySecret: (name) => (name === 'STAFF_DIRECTORY_SECRET' ? testClient.secret : undefined),
    },
  );

  const start = async (jar: Jar, site: string, query = ''): Promise<string> => {
    const { statusCode, headers } = await desk.ask(`/directory/${site}${query}`, jar.write());
    if (statusCode !== 302) throw new Error(`The desk answered ${statusCode}.`);
    jar.keep(headers);
    return String(headers.location);
  };
  const finish = async (jar: Jar, callback: string) => {
    const answer = await desk.ask(callback, jar.write());
    jar.keep(answer.headers);
    return { status: answer.statusCode, location: answer.headers.location, body: answer.body };
  };

  return {
    desk,
    directory,
    start,
    finish,
    signIn: async (id: string, { site = own, jar = createJar(), query = '' }: Partial<SignInParts> = {}) => {
      const callback = await directory.signIn(id, await start(jar, site, query));
      return { jar, callback, ...(await finish(jar, callback)) };
    },
    hasSession: async (jar: Jar): Promise<boolean> => (await desk.ask('/account', jar.write())).statusCode === 200,
    readAudit: async (site: string): Promise<readonly { action: string; after: Record<string, unknown> | null }[]> => {
      const { rows } = await desk.database.primary.execute<{ action: string; after: Record<string, unknown> | null }>(
        `SELECT action, after FROM staff_audit WHERE site_id = '${site}' ORDER BY at DESC, entry_uuid`,
      );
      return rows;
    },
    close: async () => {
      await desk.close();
      await directory.stop();
    },
  };
};

interface SignInParts {
  readonly site: string;
  readonly jar: Jar;
  readonly query: string;
}

export type DirectoryHost = Awaited<ReturnType<typeof openDirectoryHost>>;

export const directorySites = { own, twin, apart } as const;

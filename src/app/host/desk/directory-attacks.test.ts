import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDeskHost } from '../testing/desk/open-desk-host.ts';
import {
  createJar,
  type DirectoryHost,
  directorySites,
  openDirectoryHost,
} from '../testing/desk/open-directory-host.ts';

const { own, twin } = directorySites;
const ann = { email: 'ann@example.test', email_verified: true };

describe('the way to a directory and back', () => {
  let opened: DirectoryHost;

  beforeAll(async () => {
    opened = await openDirectoryHost({ ann, eve: { ...ann, email: 'eve@example.test' } });
    await opened.desk.addPerson('ann', { siteSlug: own, role: 'owner' });
    await opened.desk.addPerson('eve', { siteSlug: own, role: 'owner' });
  });
  afterAll(() => opened?.close());
  afterEach(() => {
    opened.directory.takeDown(false);
    opened.directory.slowDown(0);
  });

  const expectRefused = async (jar: ReturnType<typeof createJar>, callback: string, reason: string) => {
    const { status } = await opened.finish(jar, callback);
    expect([status, await opened.hasSession(jar)]).toEqual([403, false]);
    expect((await opened.readAudit(own))[0]).toMatchObject({ action: 'directoryRefused', after: { reason } });
  };

  it.each(['nonce', 'code_challenge'])('refuses an answer with another %s', async (name) => {
    const jar = createJar();
    const url = new URL(await opened.start(jar, own));
    url.searchParams.set(name, 'x'.repeat(43));
    await expectRefused(jar, await opened.directory.signIn('ann', url.href), 'wrong');
  });

  it.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['another code', (query: URLSearchParams) => query.set('code', 'x'.repeat(43))],
    ['no code', (query: URLSearchParams) => query.delete('code')],
    ['a code as long as Entra’s', (query: URLSearchParams) => query.set('code', 'x'.repeat(4_000))],
  ])('refuses an answer with %s', async (_, change) => {
    const jar = createJar();
    const callback = new URL(
      await opened.directory.signIn('ann', await opened.start(jar, own)),
      'https://desk.example',
    );
    change(callback.searchParams);
    await expectRefused(jar, callback.pathname + callback.search, 'wrong');
  });

  it('refuses an answer in a browser that didn’t ask, so that nobody is signed in as somebody else', async () => {
    const mine = createJar();
    const callback = await opened.directory.signIn('eve', await opened.start(mine, own));
    const victim = createJar();
    expect((await opened.finish(victim, callback)).status).toBe(403);
    expect(await opened.hasSession(victim)).toBe(false);
    await opened.start(victim, own);
    await expectRefused(victim, callback, 'wrong');
  });

  it('accepts an answer once, and a code once', async () => {
    const jar = createJar();
    const first = await opened.directory.signIn('ann', await opened.start(jar, own));
    const copy = createJar();
    copy.keep({ 'set-cookie': `__Host-directory=${jar.get('__Host-directory')}` });
    expect((await opened.finish(jar, first)).status).toBe(302);
    await expectRefused(copy, first, 'over');
    const next = createJar();
    const state = new URL(await opened.start(next, own)).searchParams.get('state') ?? '';
    const replayed = new URLSearchParams(first.slice(first.indexOf('?')));
    replayed.set('state', state);
    await expectRefused(next, `/directory/${own}/callback?${replayed}`, 'wrong');
  });

  it('refuses an answer at another site', async () => {
    const jar = createJar();
    const callback = await opened.directory.signIn('ann', await opened.start(jar, own));
    const { status } = await opened.finish(jar, callback.replace(`/${own}/`, `/${twin}/`));
    expect([status, await opened.hasSession(jar)]).toEqual([403, false]);
    expect((await opened.readAudit(twin))[0]).toMatchObject({ action: 'directoryRefused', after: { reason: 'over' } });
  });

  it('refuses an answer after ten minutes', async () => {
    const jar = createJar();
    const callback = await opened.directory.signIn('ann', await opened.start(jar, own));
    await opened.desk.database.primary.execute(
      `UPDATE staff_directory_attempts SET expires_at = started_at - interval '1 second'`,
    );
    await expectRefused(jar, callback, 'over');
  });

  it('says that the person stopped at the directory', async () => {
    const jar = createJar();
    await expectRefused(jar, await opened.directory.signIn('', await opened.start(jar, own)), 'cancelled');
  });

  it('is started by nothing but the person', async () => {
    for (const from of ['cross-site', 'same-site']) {
      const { headers } = await opened.desk.ask(`/directory/${own}`, '', { headers: { 'sec-fetch-site': from } });
      expect([from, headers.location, headers['set-cookie']]).toEqual([from, '/sign-in', undefined]);
    }
  });

  it('leads nobody to another site afterwards', async () => {
    const { location } = await opened.signIn('ann', { query: '?to=https://evil.example' });
    expect(location).toBe('/');
  });

  it('bounds the entries about refusals in the audit log', async () => {
    for (let at = 0; at < 25; at += 1) {
      await opened.desk.ask(`/directory/${own}/callback`, `__Host-directory=${'x'.repeat(43)}`);
    }
    const refusals = (await opened.readAudit(own)).filter(({ action }) => action === 'directoryRefused');
    expect(refusals).toHaveLength(20);
  });

  it('counts as attempts to sign in', async () => {
    const desk = await openDeskHost({ RATE_LIMIT_DESK_SIGN_INS: '2' });
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await desk.ask(`/directory/${own}`)).statusCode);
    await desk.close();
    expect(statuses).toEqual([404, 404, 429]);
  });
});

describe('a directory that is down', () => {
  let opened: DirectoryHost;

  beforeAll(async () => {
    opened = await openDirectoryHost({ ann });
    await opened.desk.addPerson('ann', { siteSlug: own, role: 'owner' });
  });
  afterAll(() => opened?.close());

  it.each([
    ['fails', () => opened.directory.takeDown(true)],
    ['is slow', () => opened.directory.slowDown(5_000)],
  ])('gives a clear page if it %s, and the other ways in stay', async (_, worsen) => {
    worsen();
    const startedAt = Date.now();
    const { statusCode, body } = await opened.desk.ask(`/directory/${own}`);
    expect(Date.now() - startedAt).toBeLessThan(4_000);
    expect(statusCode).toBe(503);
    expect(body).toContain('We can’t reach Wattle ID at the moment');
    expect(body).toContain('href="/sign-in"');
    expect((await opened.desk.ask('/sign-in')).statusCode).toBe(200);
    opened.directory.takeDown(false);
    opened.directory.slowDown(0);
  });

  it('is asked for its settings once an hour, and again after a failure', async () => {
    const countDiscoveries = () => opened.directory.asked.filter((path) => path.includes('.well-known')).length;
    const before = countDiscoveries();
    await Promise.all([opened.start(createJar(), own), opened.start(createJar(), own), opened.start(createJar(), own)]);
    await opened.signIn('ann');
    expect(countDiscoveries() - before).toBe(1);
  });

  it('gives the same page if it goes down in the meantime', async () => {
    const jar = createJar();
    const callback = await opened.directory.signIn('ann', await opened.start(jar, own));
    opened.directory.takeDown(true);
    const { status, body } = await opened.finish(jar, callback);
    expect([status, body.includes('We can’t reach Wattle ID')]).toEqual([503, true]);
  });
});

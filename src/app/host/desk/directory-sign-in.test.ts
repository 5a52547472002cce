import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createJar,
  type DirectoryHost,
  directorySites,
  openDirectoryHost,
} from '../testing/desk/open-directory-host.ts';

const { own, twin, apart } = directorySites;

const verified = (name: string) => ({ email: `${name}@example.test`, email_verified: true, name });
const accounts = {
  ann: verified('ann'),
  thief: verified('ann'),
  invited: verified('invited'),
  left: { ...verified('left'), groups: ['sellers'] },
  stranger: verified('stranger'),
  seller: { ...verified('seller'), groups: ['cleaners', 'sellers'] },
  cleaner: { ...verified('cleaner'), groups: ['cleaners'] },
  unverified: { ...verified('plain'), email_verified: false },
  elsewhere: { ...verified('plain'), email: 'plain@evil.example' },
  both: verified('both'),
};

describe('signing in with a directory', () => {
  let opened: DirectoryHost;
  let ownerCookie: string;

  beforeAll(async () => {
    opened = await openDirectoryHost(accounts);
    const { desk } = opened;
    ownerCookie = await desk.signIn(await desk.addPerson('owner', { siteSlug: own, role: 'owner' }));
    await desk.addPerson('ann', { siteSlug: own, role: 'manager' });
    await desk.addPerson('plain', { siteSlug: own, role: 'sales' });
  });
  afterAll(() => opened?.close());

  const lastEntry = async (site: string) => (await opened.readAudit(site))[0];

  it('opens a session for a member whose verified email matches, at the page that they wanted', async () => {
    const wanted = `/sites/${own}/inbox?view=all`;
    const { jar, location, status } = await opened.signIn('ann', { query: `?to=${encodeURIComponent(wanted)}` });
    expect([status, location]).toEqual([302, wanted]);
    expect((await opened.desk.ask(wanted, jar.write())).statusCode).toBe(200);
    expect(jar.get('__Host-directory')).toBeUndefined();
    const actions = (await opened.readAudit(own)).slice(0, 2);
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['directoryLinked', 'signedIn']);
    const account = (await opened.desk.ask('/account', jar.write())).body.replaceAll('<!-- -->', '');
    expect(account).toContain('ann@example.test');
    expect(account).toContain('You signed in with Wattle ID.');
    expect(account).not.toContain('won’t be able to sign in again');
    await opened.signIn('ann');
    expect(await lastEntry(own)).toMatchObject({ action: 'signedIn', after: { way: 'directory' } });
  });

  it('asks for a code with PKCE, state and nonce, and keeps nothing of them in the database', async () => {
    const jar = createJar();
    const { searchParams } = new URL(await opened.start(jar, own));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `https://desk.example.test/directory/${own}/callback`,
    });
    const { rows } = await opened.desk.database.primary.execute('SELECT * FROM staff_directory_attempts');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(rows)).not.toContain(searchParams.get(name));
    }
    expect(JSON.stringify(rows)).not.toContain(jar.get('__Host-directory'));
  });

  it('refuses an email that was given to another account of the directory', async () => {
    const { status, body, jar } = await opened.signIn('thief');
    expect([status, await opened.hasSession(jar)]).toEqual([403, false]);
    expect(body).toContain('used to belong to someone else here');
    expect(await lastEntry(own)).toMatchObject({ action: 'signInFailed', after: { reason: 'otherSubject' } });
  });

  it.each([
    ['stranger', 'unknown', 'You don’t have access to own-site’s desk yet.'],
    ['seller', 'unknown', 'You don’t have access to own-site’s desk yet.'],
    ['unverified', 'unverifiedEmail', 'hasn’t verified your email address'],
    ['elsewhere', 'otherDomain', 'Your email address doesn’t belong to own-site.'],
  ])('refuses %s, and records it', async (id, reason, sentence) => {
    const { status, body, jar } = await opened.signIn(id);
    expect([status, await opened.hasSession(jar)]).toEqual([403, false]);
    expect(body).toContain(sentence);
    expect(await lastEntry(own)).toMatchObject({ action: 'directoryRefused', after: { reason } });
    expect((await opened.desk.ask(`/sites/${own}/audit`, ownerCookie)).body).toContain('but was refused here');
  });

  it('joins an invited person, and uses the invitation up', async () => {
    const form = { intent: 'invite', email: 'invited@example.test', role: 'sales' };
    expect((await opened.desk.post(`/sites/${own}/staff`, form, ownerCookie)).statusCode).toBe(303);
    const { jar, location } = await opened.signIn('invited');
    expect(location).toBe('/');
    expect((await opened.desk.ask(`/sites/${own}/inbox`, jar.write())).statusCode).toBe(200);
    const { rows } = await opened.desk.database.primary.execute(
      'SELECT used_at IS NOT NULL AS used FROM staff_invitations',
    );
    expect(rows).toEqual([{ used: true }]);
  });

  it('gives new people the role of their group at a site that maps them, and nobody else', async () => {
    const { jar } = await opened.signIn('seller', { site: twin });
    expect((await opened.desk.ask(`/sites/${twin}/inbox`, jar.write())).statusCode).toBe(200);
    expect((await opened.desk.ask(`/sites/${twin}/staff`, jar.write())).statusCode).toBe(404);
    expect((await opened.desk.ask(`/sites/${own}/inbox`, jar.write())).statusCode).toBe(404);
    const cleaner = await opened.signIn('cleaner', { site: twin });
    expect([cleaner.status, await opened.hasSession(cleaner.jar)]).toEqual([403, false]);
  });

  it('lets nobody back who was removed, until they are invited again', async () => {
    const { desk } = opened;
    const left = await desk.addPerson('left', { siteSlug: twin, role: 'sales' });
    const twinOwner = await desk.signIn(await desk.addPerson('chief', { siteSlug: twin, role: 'owner' }));
    const { jar } = await opened.signIn('left', { site: twin });
    expect(await opened.hasSession(jar)).toBe(true);
    expect((await desk.post(`/sites/${twin}/staff`, { intent: 'end', id: left }, twinOwner)).statusCode).toBe(303);
    expect(await opened.hasSession(jar)).toBe(false);
    const again = await opened.signIn('left', { site: twin });
    expect([again.status, await opened.hasSession(again.jar)]).toEqual([403, false]);
    expect(await lastEntry(twin)).toMatchObject({ action: 'signInFailed', after: { reason: 'left' } });
    await desk.post(`/sites/${twin}/staff`, { intent: 'invite', email: 'left@example.test', role: 'sales' }, twinOwner);
    expect(await opened.hasSession((await opened.signIn('left', { site: twin })).jar)).toBe(true);
  });

  it('reaches only the sites that share the directory, and changes no keys of a person with others', async () => {
    const { desk } = opened;
    await desk.addPerson('both', { siteSlug: own, role: 'owner' }, { siteSlug: apart, role: 'owner' });
    const { jar } = await opened.signIn('both', { site: twin });
    expect((await desk.ask(`/sites/${own}/inbox`, jar.write())).statusCode).toBe(200);
    expect((await desk.ask(`/sites/${apart}/inbox`, jar.write())).statusCode).toBe(404);
    expect((await opened.readAudit(apart)).map(({ action }) => action)).toEqual([]);
    const keys = await desk.post('/account', { intent: 'makeRecoveryCodes' }, jar.write());
    expect(keys.statusCode).toBe(403);
    expect(keys.body).toContain('sign in with your passkey');
    const json = { 'content-type': 'application/json' };
    for (const path of ['/account/passkeys', '/account/push'])
      expect((await desk.post(path, {}, jar.write(), json)).statusCode).toBe(403);
  });

  it('offers the directory by the address’s domain, and by the page that was wanted', async () => {
    const { desk } = opened;
    const wanted = await desk.ask(`/sign-in?to=${encodeURIComponent(`/sites/${own}/inbox`)}`);
    expect(wanted.body).toContain(`href="/directory/${own}?to=%2Fsites%2F${own}%2Finbox"`);
    const typed = await desk.post('/sign-in', { email: 'nobody@example.test' });
    expect(typed.body).toContain(`href="/directory/${own}?to=%2F"`);
    expect(typed.body).toContain(`href="/directory/${twin}?to=%2F"`);
    const both = await desk.post(`/sign-in?to=${encodeURIComponent(`/sites/${own}/inbox`)}`, {
      email: 'nobody@example.test',
    });
    const links = both.body.match(/(?<=<a [^>]*href=")\/directory\/[^"]+/g);
    expect(links).toEqual([own, twin].map((slug) => `/directory/${slug}?to=%2Fsites%2F${own}%2Finbox`));
    for (const page of [await desk.ask('/sign-in'), await desk.post('/sign-in', { email: 'nobody@evil.example' })])
      expect(page.body).not.toContain('href="/directory/');
  });

  it('is unknown at a site without a directory', async () => {
    for (const path of [`/directory/${apart}`, `/directory/${apart}/callback?code=1&state=2`, '/directory/none'])
      expect((await opened.desk.ask(path)).statusCode).toBe(404);
  });
});

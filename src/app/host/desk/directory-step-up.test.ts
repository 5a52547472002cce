import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DirectoryHost, directorySites, openDirectoryHost } from '../testing/desk/open-directory-host.ts';

const { own } = directorySites;
const staffPage = `/sites/${own}/staff`;
const hourAgo = Math.floor(Date.now() / 1000) - 3600;
const accountOf = (name: string) => ({ email: `${name}@example.test`, email_verified: true });
const invitation = { intent: 'invite', email: 'new@example.test', role: 'sales' };
const confirm = `?confirm=1&to=${encodeURIComponent(staffPage)}`;

describe('confirming who one is by a directory', () => {
  let opened: DirectoryHost;
  const accounts: Record<string, ReturnType<typeof accountOf> & { signedInAt?: number }> = {
    ann: accountOf('ann'),
    ben: accountOf('ben'),
  };

  beforeAll(async () => {
    opened = await openDirectoryHost(accounts);
    for (const name of ['ann', 'ben']) await opened.desk.addPerson(name, { siteSlug: own, role: 'owner' });
  });
  afterAll(() => opened?.close());

  it('needs a new sign-in for what is dangerous, and goes on with what was typed', async () => {
    const { jar } = await opened.signIn('ann');
    const asked = await opened.desk.post(staffPage, invitation, jar.write());
    expect(asked.statusCode).toBe(403);
    expect(asked.body).toContain(`href="/directory/${own}?confirm=1&amp;to=${encodeURIComponent(staffPage)}"`);
    expect(asked.body).toContain('value="new@example.test"');
    expect((await opened.desk.post('/account', { intent: 'makeRecoveryCodes' }, jar.write())).statusCode).toBe(403);
    const former = jar.write();
    const { status, body } = await opened.signIn('ann', { jar, query: confirm });
    expect([status, body.includes('Thanks, we’ve confirmed it’s you')]).toEqual([200, true]);
    expect((await opened.desk.ask(staffPage, former)).statusCode).toBe(302);
    expect((await opened.desk.post(staffPage, invitation, jar.write())).statusCode).toBe(303);
    expect((await opened.readAudit(own)).map(({ action }) => action).slice(0, 2)).toEqual([
      'invited',
      'identityProved',
    ]);
  });

  it('asks the directory for a new sign-in, and refuses an old one', async () => {
    const { jar } = await opened.signIn('ann');
    const { searchParams } = new URL(await opened.start(jar, own, confirm));
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);
    const url = new URL(await opened.start(jar, own, confirm));
    accounts.ann = { ...accountOf('ann'), signedInAt: hourAgo };
    const callback = await opened.directory.signIn('ann', url.href);
    accounts.ann = accountOf('ann');
    expect((await opened.finish(jar, callback)).status).toBe(403);
    expect((await opened.desk.post(staffPage, invitation, jar.write())).statusCode).toBe(403);
  });

  it('refuses a sign-in from a moment before the desk asked', async () => {
    const { jar } = await opened.signIn('ann');
    const url = await opened.start(jar, own, confirm);
    accounts.ann = { ...accountOf('ann'), signedInAt: Math.floor(Date.now() / 1000) - 60 };
    const callback = await opened.directory.signIn('ann', url);
    accounts.ann = accountOf('ann');
    const { status, body } = await opened.finish(jar, callback);
    expect([status, body.includes('didn’t ask you to sign in again')]).toEqual([403, true]);
  });

  it('refuses somebody else’s account, and another session', async () => {
    const { jar } = await opened.signIn('ann');
    const { status, body } = await opened.signIn('ben', { jar, query: confirm });
    expect([status, body.includes('belongs to someone else')]).toEqual([403, true]);
    expect((await opened.desk.post(staffPage, invitation, jar.write())).statusCode).toBe(403);
    const callback = await opened.directory.signIn('ann', await opened.start(jar, own, confirm));
    jar.keep({ 'set-cookie': await opened.desk.signIn(await opened.desk.addPerson('other')) });
    expect((await opened.finish(jar, callback)).status).toBe(403);
  });
});

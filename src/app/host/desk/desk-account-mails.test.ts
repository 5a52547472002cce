import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLinkStore } from '#src/staff/server/link-store.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { createJar } from '../testing/desk/open-directory-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;

describe('emails about an account', () => {
  let desk: DeskHost;

  beforeAll(async () => {
    desk = await openDeskHost();
  });
  afterAll(() => desk?.close());

  const subjectsTo = (email: string): readonly string[] =>
    globSync(join(desk.dataDir, 'mail', '*.eml'))
      .map((file) => readFileSync(file, 'utf8').replaceAll('\r\n ', ' '))
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '');

  const addPerson = async (name: string): Promise<string> => desk.addPerson(name, { siteSlug: site, role: 'sales' });

  const signInByLink = async (personUuid: string, jar = createJar()) => {
    const links = createLinkStore(desk.database, { use: async () => null });
    const now = new Date();
    const secret = await links.addDemo(personUuid, now, new Date(now.getTime() + 60_000));
    const answer = await desk.post(`/links/${secret}`, {}, jar.write());
    expect(answer.statusCode).toBe(302);
    jar.keep(answer.headers);
    return jar;
  };

  it('tell of a sign-in with a new browser, but not of the first one or a known one', async () => {
    const ann = await addPerson('ann');
    const jar = await signInByLink(ann);
    await signInByLink(ann, jar);
    expect(subjectsTo('ann@example.test')).toEqual([]);
    await signInByLink(ann);
    await vi.waitFor(() => expect(subjectsTo('ann@example.test')).toEqual(['New sign-in to the Forecourt desk']));
    expect(jar.get('__Host-device')).toMatch(/^[\w-]{43}$/);
  });

  it('know a browser for each person, and store only its hash', async () => {
    const [ben, cleo] = [await addPerson('ben'), await addPerson('cleo')];
    const jar = await signInByLink(ben);
    await signInByLink(cleo);
    await signInByLink(cleo, jar);
    await vi.waitFor(() => expect(subjectsTo('cleo@example.test')).toHaveLength(1));
    expect(subjectsTo('ben@example.test')).toEqual([]);
    const { rows } = await desk.database.primary.execute('SELECT * FROM staff_devices');
    expect(JSON.stringify(rows)).not.toContain(jar.get('__Host-device'));
  });

  it('tell of an authenticator app that was added or removed, and of recovery codes', async () => {
    const cookie = await desk.signIn(await addPerson('dan'));
    const begun = await desk.post('/account', { intent: 'beginAuthenticator' }, cookie);
    const [, key = ''] = />((?:[A-Z2-7]{4} ?){8})</.exec(begun.body) ?? [];
    const code = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
    expect((await desk.post('/account', { intent: 'confirmAuthenticator', code: '000000' }, cookie)).statusCode).toBe(
      422,
    );
    expect(subjectsTo('dan@example.test')).toEqual([]);
    await desk.post('/account', { intent: 'confirmAuthenticator', code }, cookie);
    await desk.post('/account', { intent: 'makeRecoveryCodes' }, cookie);
    await desk.post('/account', { intent: 'removeAuthenticator' }, cookie);
    await desk.post('/account', { intent: 'removeAuthenticator' }, cookie);
    await vi.waitFor(() => expect(subjectsTo('dan@example.test')).toHaveLength(3));
    expect(subjectsTo('dan@example.test').toSorted().join()).toMatch(/app was added.*recovery codes.*app was removed/);
  });
});

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { MailMessage } from '#src/platform/mail/mailer.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { WatchlistConfig } from '../rules/config.ts';
import type { LastConsent, NewConsent, SeenState } from './consent-store.ts';
import { noticeForms } from './notice-forms.ts';
import type { WatchlistCaller } from './watchlist-service.ts';

const host = 'banksia.example';
const phone = '+61412345678';
const shown = [{ vehicleId: 7, isAvailable: true, priceCents: 2_599_000 }];
const last: LastConsent = {
  channel: 'sms',
  target: phone,
  consentText: 'Yes',
  agreedAt: '2026-11-21 00:00:00+00',
  stoppedAt: null,
  confirmedAt: '2026-11-21 00:00:00+00',
  confirmHash: null,
};
const siteWith = (notices: WatchlistConfig['notices']) =>
  resolveOrThrow(minimalSite('banksia', 'used', { watchlist: { isEnabled: true, notices } }));

describe('the consent form', () => {
  let app: FastifyInstance;
  let caller: WatchlistCaller;
  let stored: (NewConsent | 'stopped')[];
  let outcome: 'stored' | 'tooMany';
  let mails: MailMessage[];
  let unsent: string[];
  let isMailAway: boolean;
  let putBack: unknown[];
  let seenSearches: string[];

  beforeEach(async () => {
    caller = { site: siteWith('mailAndSms'), visitor: { visitorUuid: 'mine', phone } };
    [stored, mails, unsent, outcome, isMailAway] = [[], [], [], 'stored', false];
    [seenSearches, putBack] = [[], []];
    app = Fastify();
    answerErrors(app);
    const consents = {
      agree: async (owner: object, consent: NewConsent, seen: readonly SeenState[]) => {
        expect(seen).toEqual(shown);
        expect(owner).toEqual({ siteSlug: 'banksia', visitorUuid: 'mine' });
        stored.push(consent);
        return outcome;
      },
      confirm: async (owner: object, confirmHash: string) => {
        expect(owner).toEqual({ siteSlug: 'banksia', visitorUuid: 'mine' });
        return stored.some((one) => one !== 'stopped' && one.channel === 'mail' && one.confirmHash === confirmHash);
      },
      findLast: async () => last,
      putBack: async (...args: readonly unknown[]) => void putBack.push(args),
      stop: async () => void stored.push('stopped'),
    };
    const send = async (mail: MailMessage) => {
      if (isMailAway) throw new Error('away');
      mails.push(mail);
    };
    const service = { meet: async () => caller, listSeen: async () => shown };
    const searches = { noteSeen: async ({ slug }: { readonly slug: string }) => void seenSearches.push(slug) };
    const onUnsent = (siteSlug: string) => void unsent.push(siteSlug);
    await app.register(noticeForms({ service, consents, searches, mailer: { send }, onUnsent }));
  });
  afterEach(() => app.close());

  const send = async (path: string, payload: string, origin = `http://${host}`) => {
    const headers = { host, origin, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: `/watchlist/${path}`, headers, payload });
    return [answer.statusCode, answer.headers.location];
  };
  const answered = (answer: string) => [303, `/watchlist?notices=${answer}#notices`];
  const refused = (answer: string) => [303, `/watchlist?notices=${answer}#notices-problem`];
  const byMail = 'channel=mail&email=+Ann%40example.com+&agreed=yes';

  it('stores consent by mail, with its wording', async () => {
    expect(await send('notices', byMail)).toEqual(answered('asked'));
    expect(stored).toEqual([
      {
        channel: 'mail',
        target: 'Ann@example.com',
        confirmHash: expect.stringMatching(/^[\w-]{43}$/),
        consentText: `Yes, ${caller.site.name} can send me alerts the way I’ve chosen when a car on my watchlist drops in price or is available again. I can turn them off at any time.`,
      },
    ]);
  });

  it('confirms the address by a mail, and only its link proves it [L2.30]', async () => {
    await send('notices', byMail);
    expect(mails).toMatchObject([{ to: 'Ann@example.com', fromName: caller.site.name, replyTo: null }]);
    const [mail] = mails;
    const token = /\/watchlist\?token=([\w-]{43})#notices/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(token);
    expect(mail?.text).toContain('when a car on their watchlist drops in price or is available again');
    expect(mail?.text).toContain('If it wasn’t you, ignore this email');
    // The mail shows its reader neither the visitor's number nor their list.
    expect(mail?.text).not.toMatch(/412|345|678|Kia/);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await send('notices', `token=${token}`)).toEqual(answered('on'));
    for (const forged of ['', 'x', `${token}x`]) {
      expect(await send('notices', `token=${forged}`)).toEqual(refused('oldLink'));
    }
  });

  it('reports too many requests without sending a mail, and a mail that can’t be sent', async () => {
    outcome = 'tooMany';
    expect(await send('notices', byMail)).toEqual(refused('tooMany'));
    expect(mails).toEqual([]);
    [outcome, isMailAway] = ['stored', true];
    expect(putBack).toEqual([]);
    expect(await send('notices', byMail)).toEqual(refused('unsent'));
    expect(unsent).toEqual(['banksia']);
    const { confirmHash } = stored.at(-1) as Extract<NewConsent, { channel: 'mail' }>;
    expect(putBack).toEqual([[{ siteSlug: 'banksia', visitorUuid: 'mine' }, confirmHash, last]]);
  });

  it('sends SMS only to the proven number, whatever the form has', async () => {
    expect(await send('notices', 'channel=sms&email=x&agreed=yes&phone=%2B61400000000')).toEqual(answered('on'));
    expect(stored).toMatchObject([{ channel: 'sms', target: phone }]);
  });

  it.each([
    ['channel=mail&email=ann%40example.com', 'agreed'],
    ['channel=sms&agreed=no', 'agreed'],
    ['channel=mail&agreed=yes', 'email'],
    ['channel=mail&email=ann&agreed=yes', 'email'],
    [`channel=mail&email=${'a'.repeat(250)}%40example.com&agreed=yes`, 'email'],
  ])('stores nothing for %s and says what is missing', async (fields, answer) => {
    expect(await send('notices', fields)).toEqual(refused(answer));
    expect([stored, mails]).toEqual([[], []]);
  });

  it('rejects channels that the site doesn’t offer', async () => {
    caller = { ...caller, site: siteWith('mail') };
    expect((await send('notices', 'channel=sms&agreed=yes'))[0]).toBe(422);
    expect((await send('notices', 'channel=post&agreed=yes'))[0]).toBe(422);
    caller = { ...caller, site: siteWith('none') };
    expect((await send('notices', 'channel=mail&email=ann%40example.com&agreed=yes'))[0]).toBe(404);
    expect((await send('notices/stop', 'stop=yes'))[0]).toBe(404);
    expect(stored).toEqual([]);
  });

  it('includes saved searches, stores their current matches, and redirects back to their page [L2.30]', async () => {
    await send('notices', 'channel=sms&agreed=yes');
    expect(seenSearches).toEqual([]);
    const watchlist = { isEnabled: true, notices: 'mailAndSms', savedSearches: true };
    caller = { ...caller, site: resolveOrThrow(minimalSite('banksia', 'used', { watchlist })) };
    expect(mails).toEqual([]);
    const page = (answer: string) => [303, `/watchlist/searches?notices=${answer}#notices`];
    expect(await send('notices', 'channel=sms&from=searches')).toEqual([
      303,
      '/watchlist/searches?notices=agreed#notices-problem',
    ]);
    expect(await send('notices', 'channel=sms&agreed=yes&from=searches')).toEqual(page('on'));
    expect(stored.at(-1)).toMatchObject({
      consentText: expect.stringContaining('or when new cars match a search I’ve turned alerts on for.'),
    });
    expect(seenSearches).toEqual(['banksia']);
    expect(await send('notices/stop', 'stop=yes&from=searches')).toEqual(page('off'));
    caller = { ...caller, visitor: null };
    expect((await send('notices', 'channel=sms&agreed=yes&from=searches'))[1]).toContain(
      'redirect=%2Fwatchlist%2Fsearches',
    );
  });

  it('stops notices', async () => {
    expect(await send('notices/stop', 'stop=yes')).toEqual(answered('off'));
    expect(stored).toEqual(['stopped']);
  });

  it.each(['notices', 'notices/stop'])('%s requires a sign-in and our own pages', async (path) => {
    const fields = 'channel=sms&agreed=yes';
    expect((await send(path, fields, 'https://evil.example'))[0]).toBe(403);
    expect((await send(path, 'a'.repeat(9_000)))[0]).toBe(413);
    caller = { ...caller, visitor: null };
    expect(await send(path, fields)).toEqual([303, '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fwatchlist']);
    expect(stored).toEqual([]);
  });
});

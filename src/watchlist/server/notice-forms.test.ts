import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { WatchlistConfig } from '../rules/config.ts';
import type { NewConsent, SeenState } from './consent-store.ts';
import type { WatchlistCaller } from './create-watchlist-desk.ts';
import { noticeForms } from './notice-forms.ts';

const host = 'banksia.example';
const phone = '+61412345678';
const shown = [{ vehicleId: 7, isAvailable: true, priceCents: 2_599_000 }];
const siteWith = (notices: WatchlistConfig['notices']) =>
  resolveOrThrow(minimalSite('banksia', 'used', { watchlist: { isEnabled: true, notices } }));

describe('agreeing to be told of changes', () => {
  let app: FastifyInstance;
  let caller: WatchlistCaller;
  let kept: (NewConsent | 'stopped')[];

  beforeEach(async () => {
    caller = { site: siteWith('mailAndSms'), visitor: { visitorUuid: 'mine', phone } };
    kept = [];
    app = Fastify();
    answerErrors(app);
    const consents = {
      agree: async (owner: object, consent: NewConsent, seen: readonly SeenState[]) => {
        expect(seen).toEqual(shown);
        expect(owner).toEqual({ siteSlug: 'banksia', visitorUuid: 'mine' });
        kept.push(consent);
      },
      stop: async () => void kept.push('stopped'),
    };
    await app.register(noticeForms({ desk: { meet: async () => caller, listSeen: async () => shown }, consents }));
  });
  afterEach(() => app.close());

  const send = async (path: string, payload: string, origin = `http://${host}`) => {
    const headers = { host, origin, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: `/watchlist/${path}`, headers, payload });
    return [answer.statusCode, answer.headers.location];
  };
  const answered = (answer: string) => [303, `/watchlist?notices=${answer}#notices`];

  it('keeps a yes by mail, with the words that were agreed to', async () => {
    expect(await send('notices', 'channel=mail&email=+Ann%40example.com+&agreed=yes')).toEqual(answered('on'));
    expect(kept).toEqual([
      {
        channel: 'mail',
        target: 'Ann@example.com',
        consentText: `Yes, ${caller.site.name} may tell me the way that I chose when a car on my watchlist costs less or is available again. I can stop it at any time.`,
      },
    ]);
  });

  it('sends text messages to the number that was proven, whatever else is sent', async () => {
    expect(await send('notices', 'channel=sms&email=x&agreed=yes&phone=%2B61400000000')).toEqual(answered('on'));
    expect(kept).toMatchObject([{ channel: 'sms', target: phone }]);
  });

  it.each([
    ['channel=mail&email=ann%40example.com', 'agreed'],
    ['channel=sms&agreed=no', 'agreed'],
    ['channel=mail&agreed=yes', 'email'],
    ['channel=mail&email=ann&agreed=yes', 'email'],
    [`channel=mail&email=${'a'.repeat(250)}%40example.com&agreed=yes`, 'email'],
  ])('keeps nothing of %s and says what is missing', async (fields, answer) => {
    expect(await send('notices', fields)).toEqual(answered(answer));
    expect(kept).toEqual([]);
  });

  it('offers no way but those of the site', async () => {
    caller = { ...caller, site: siteWith('mail') };
    expect((await send('notices', 'channel=sms&agreed=yes'))[0]).toBe(400);
    expect((await send('notices', 'channel=post&agreed=yes'))[0]).toBe(400);
    caller = { ...caller, site: siteWith('none') };
    expect((await send('notices', 'channel=mail&email=ann%40example.com&agreed=yes'))[0]).toBe(404);
    expect((await send('notices/stop', 'stop=yes'))[0]).toBe(404);
    expect(kept).toEqual([]);
  });

  it('stops it', async () => {
    expect(await send('notices/stop', 'stop=yes')).toEqual(answered('off'));
    expect(kept).toEqual(['stopped']);
  });

  it.each(['notices', 'notices/stop'])('%s is for whoever signed in, from our own pages', async (path) => {
    const fields = 'channel=sms&agreed=yes';
    expect((await send(path, fields, 'https://evil.example'))[0]).toBe(403);
    expect((await send(path, 'a'.repeat(9_000)))[0]).toBe(413);
    caller = { ...caller, visitor: null };
    expect(await send(path, fields)).toEqual([303, '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fwatchlist']);
    expect(kept).toEqual([]);
  });
});

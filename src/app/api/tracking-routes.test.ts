import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventIds } from '#src/lib/event-ids.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { trackingRoutes } from './tracking-routes.ts';

const site: ResolvedSite = { ...resolveOrThrow(minimalSite('test-dealer')), configVersion: '1' };
const host = 'www.test-dealer.example';
const keepEvents = vi.fn(async () => undefined);
const keepReveal = vi.fn(async (_slug: string, { vehicleId }: { vehicleId: number }) => vehicleId === 1);
const app = Fastify();

beforeAll(async () => {
  answerErrors(app);
  await app.register(
    trackingRoutes({
      siteOf: (asked) => (asked === host ? site : undefined),
      events: { record: keepEvents },
      reveals: { record: keepReveal },
    }),
  );
});
afterAll(() => app.close());
beforeEach(() => vi.clearAllMocks());

const send = async (url: string, payload: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const type = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url, payload: body, headers: { host, ...type, ...headers } });
  return { status: answer.statusCode, body: answer.body };
};

const event = (fields: Readonly<Record<string, unknown>> = {}) => ({
  id: eventIds.searchPageView,
  event_uuid: '0123456789abcdef0123456789abcdef',
  at: new Date().toISOString(),
  path: '/search/',
  ...fields,
});

describe('POST /api/events', () => {
  it('keeps one event and a batch, and answers when they are kept [B7.23] [D.24]', async () => {
    const at = new Date(Date.now() - 5000).toISOString();
    const told = event({ id: eventIds.favourite, car_id: 7, at, details: { from: 'card', place: 3 } });
    expect(await send('/api/events', told)).toEqual({ status: 204, body: '' });
    expect(keepEvents).toHaveBeenLastCalledWith(
      'test-dealer',
      [
        {
          eventUuid: '0123456789abcdef0123456789abcdef',
          eventId: 39,
          vehicleId: 7,
          path: '/search/',
          details: { from: 'card', place: 3 },
          happenedAt: new Date(at),
        },
      ],
      expect.any(Date),
    );
    expect((await send('/api/events', { events: [event(), event()] })).status).toBe(204);
    expect(keepEvents).toHaveBeenLastCalledWith(
      'test-dealer',
      [expect.anything(), expect.anything()],
      expect.any(Date),
    );
  });

  it('knows every event that the specification numbers [B7.24] [B7.25] [B7.26] [B7.27] [B7.29] [B7.31] [B7.32]', async () => {
    for (const id of [4, 14, 15, 17, 25, 26, 39, 48, 49, 60, 61]) {
      expect((await send('/api/events', event({ id }))).status).toBe(204);
    }
  });

  it.each([
    ['an unknown event', event({ id: 5 })],
    ['no identity', event({ event_uuid: 'x' })],
    ['a field that nobody knows', event({ email: 'ann@example.com' })],
    ['an address elsewhere', event({ path: 'https://elsewhere.example/' })],
    ['a text that the database cannot hold', event({ details: { query: 'a\0b' } })],
    ['half a character', event({ path: '/\ud800' })],
    ['too many details', event({ details: Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`d${i}`, 1])) })],
    ['too many events', { events: Array.from({ length: 21 }, () => event()) }],
    ['no event', { events: [] }],
    ['a car that is no number', event({ car_id: 1.5 })],
  ])('refuses %s with what is wrong [D.26]', async (_, payload) => {
    const { status, body } = await send('/api/events', payload);
    expect(status).toBe(422);
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid', status: 422 });
    expect(keepEvents).not.toHaveBeenCalled();
  });

  it('refuses what is no JSON, what is too long, what other sites send, and where no site is [D.26]', async () => {
    expect((await send('/api/events', '{')).status).toBe(400);
    expect((await send('/api/events', { events: 'x'.repeat(33_000) })).status).toBe(413);
    expect((await send('/api/events', event(), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send('/api/events', event(), { host: 'nobody.example' })).status).toBe(404);
    expect(keepEvents).not.toHaveBeenCalled();
  });

  it('keeps of the address of a search what was chosen, and neither what was typed nor whom a link was sent to [D.24]', async () => {
    const address = '/search/?query=ann+smith&make=Kia&email=ann%40example.com&gclid=x&range[price]=1:2';
    await send('/api/events', event({ details: { address } }));
    const kept = { details: { address: '/search/?make=Kia&range%5Bprice%5D=1%3A2' } };
    expect(keepEvents).toHaveBeenLastCalledWith('test-dealer', [expect.objectContaining(kept)], expect.any(Date));
    await send('/api/events', event({ details: { address: '/search/?%71uery=ann&email=ann%40example.com' } }));
    expect(keepEvents).toHaveBeenLastCalledWith(
      'test-dealer',
      [expect.objectContaining({ details: { address: '/search/' } })],
      expect.any(Date),
    );
  });

  it('takes the longest message that a browser sends [D.24]', async () => {
    const longest = event({ path: `/${'p'.repeat(299)}`, details: { address: 'a'.repeat(200) } });
    expect((await send('/api/events', { events: Array.from({ length: 20 }, () => longest) })).status).toBe(204);
    expect((await send('/api/events', event({ path: `/${'p'.repeat(300)}` }))).status).toBe(422);
  });

  it('takes the moment of arrival where the clock of a shopper cannot be right', async () => {
    for (const at of ['2001-01-01T00:00:00Z', '2101-01-01T00:00:00Z']) {
      await send('/api/events', event({ at }));
      const [, [kept]] = keepEvents.mock.lastCall as unknown as [string, [{ happenedAt: Date }]];
      expect(Math.abs(kept.happenedAt.getTime() - Date.now())).toBeLessThan(5000);
    }
  });
});

describe('POST /api/phone-reveals', () => {
  const reveal = { car_id: 1, dealership_id: 3, website_id: site.websiteId };

  it('keeps the reveal of a car, of its dealership or of none [B4.50] [B7.17] [D.21]', async () => {
    expect(await send('/api/phone-reveals', reveal)).toEqual({ status: 204, body: '' });
    expect(keepReveal).toHaveBeenLastCalledWith('test-dealer', { vehicleId: 1, dealershipId: 3 }, expect.any(Date));
    expect((await send('/api/phone-reveals', { ...reveal, dealership_id: null })).status).toBe(204);
    expect(keepReveal).toHaveBeenLastCalledWith('test-dealer', { vehicleId: 1, dealershipId: null }, expect.any(Date));
  });

  it("does not know another site's car, nor another website [D.26]", async () => {
    expect((await send('/api/phone-reveals', { ...reveal, car_id: 2 })).status).toBe(404);
    keepReveal.mockClear();
    expect((await send('/api/phone-reveals', { ...reveal, website_id: site.websiteId + 1 })).status).toBe(404);
    expect(keepReveal).not.toHaveBeenCalled();
  });

  it('refuses what is no reveal', async () => {
    expect((await send('/api/phone-reveals', { car_id: 'x' })).status).toBe(422);
    expect((await send('/api/phone-reveals', reveal, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});

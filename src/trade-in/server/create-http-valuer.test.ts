import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { tradeInConfig } from '../rules/config.ts';
import { createValuer } from './create-platform-valuer.ts';

let hosts: PictureHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.map(({ stop }) => stop()));
  hosts = [];
});

const car = { make: 'Mazda', model: 'CX-5', year: 2021, badge: null, detail: null, odometerKm: 40_000 };
const plate = { rego: 'ABC12D', regoState: 'QLD', thisYear: 2026 } as const;

const open = async (listener: RequestListener, key: string | undefined = 'secret', egress: object = {}) => {
  const host = await startPictureHost(listener);
  hosts.push(host);
  const service = { url: `https://${host.name}/v1`, keyVariable: 'VALUER_KEY' };
  const valuer = createValuer({
    readSecret: (name) => (name === 'VALUER_KEY' ? key : undefined),
    egress: { ...host.fetcherOptions, ...egress },
    estimateAlike: async () => ({ kind: 'failed' }),
  });
  const config = tradeInConfig.parse({ service });
  return {
    find: () => valuer.find({ ...plate, config }),
    value: () => valuer.value({ siteSlug: 'wattle', car, config }),
  };
};
const openAnswering = (status: number, body: unknown) =>
  open((_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
const vehicle = { make: 'Mazda', model: 'CX-5', year: 2021 };

describe('an outside valuer', () => {
  it('is called with its key for a plate and a value, and its answers are used [D.59] [D.39]', async () => {
    const asked: string[] = [];
    const { find, value } = await open(({ url, headers }, response) => {
      asked.push(`${url} ${headers.authorization}`);
      const body = url?.startsWith('/v1/vehicles') ? { vehicles: [vehicle] } : { market_price: 31_990.5, vehicles: 12 };
      response.end(JSON.stringify(body));
    });
    expect(await find()).toEqual({ kind: 'found', car: { ...vehicle, badge: null, detail: null, odometerKm: null } });
    expect(await value()).toEqual({
      kind: 'valued',
      marketCents: 3_199_050,
      basis: { vehicleCount: 12, dealerCount: null },
    });
    expect(asked).toEqual([
      '/v1/vehicles?rego=ABC12D&state=QLD Bearer secret',
      '/v1/values?make=Mazda&model=CX-5&year=2021&km=40000 Bearer secret',
    ]);
  });

  it('may find several cars for a plate, or none [D.59] [D.39]', async () => {
    const two = await openAnswering(200, { vehicles: [vehicle, { ...vehicle, badge: 'GT', km: 5 }] });
    expect(await two.find()).toMatchObject({
      kind: 'several',
      cars: [{ badge: null }, { badge: 'GT', odometerKm: 5 }],
    });
    expect(await (await openAnswering(200, { vehicles: [] })).find()).toEqual({ kind: 'notFound' });
    const nothing = await openAnswering(404, '');
    expect([await nothing.find(), await nothing.value()]).toEqual([{ kind: 'notFound' }, { kind: 'fewAlike' }]);
  });

  it.each([
    [500, '', 'it responded with 500'],
    [401, '', 'it responded with 401'],
    [200, '{', 'its response is not JSON'],
    [200, { vehicles: [{ make: 'Mazda' }], market_price: -1 }, 'its response has the wrong shape'],
  ])('is unavailable when it answers %s %j, without throwing [D.59]', async (status, body, reason) => {
    const { find, value } = await openAnswering(status, body);
    expect([await find(), await value()]).toEqual(Array(2).fill({ kind: 'unavailable', reason }));
  });

  it('is unavailable without its key, at a private address and on a timeout [D.59]', async () => {
    const keyless = await open((_request, response) => response.end('{}'), '');
    expect(await keyless.find()).toMatchObject({ kind: 'unavailable' });
    const inside = await open((_request, response) => response.end('{}'), 'secret', { mayConnectTo: () => false });
    expect(await inside.find()).toEqual({ kind: 'unavailable', reason: 'refused: address' });
    const slow = await open(() => undefined, 'secret', { timeoutMs: 100 });
    expect(await slow.value()).toEqual({ kind: 'unavailable', reason: 'refused: time' });
  });
});

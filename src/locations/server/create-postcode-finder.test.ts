import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { createPostcodeFinder } from './create-postcode-finder.ts';
import { findPostcodeCoordinates } from './find-postcode-coordinates.ts';

let hosts: PictureHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.map(({ stop }) => stop()));
  hosts = [];
});

const ask = async (listener: RequestListener) => {
  const host = await startPictureHost(listener);
  hosts.push(host);
  const find = createPostcodeFinder({
    readSecret: (name) => (name === 'MAPS_KEY' ? 'secret' : undefined),
    egress: host.fetcherOptions,
  });
  const service = { url: `https://${host.name}/geocode/json`, keyVariable: 'MAPS_KEY' };
  return { coordinates: await find('4000', service), host, find, service };
};
const answer =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status).end(JSON.stringify(body));
  };
const place = { results: [{ geometry: { location: { lat: -27.1, lng: 153.2 } } }] };

describe('the position of a postcode', () => {
  it('is requested by postcode and country, and read from the first result [L7.06] [B0.03]', async () => {
    const { coordinates, host } = await ask(answer(200, place));
    expect(coordinates).toEqual({ latitude: -27.1, longitude: 153.2 });
    const [asked = ''] = host.asked;
    const { pathname, searchParams } = new URL(asked, 'https://maps.example');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/geocode/json',
      { components: 'postal_code:4000|country:AU', key: 'secret' },
    ]);
  });

  it('is requested once per postcode [L7.06]', async () => {
    const { find, service, host } = await ask(answer(200, place));
    await find('4000', service);
    await find('4001', service);
    expect(host.asked).toHaveLength(2);
  });

  it('is requested with the site’s own key [L7.06]', async () => {
    const { find, service, host } = await ask(answer(200, place));
    expect(await find('4005', { ...service, keyVariable: 'OTHER_KEY' })).toEqual(findPostcodeCoordinates('4005'));
    expect(await find('4005', service)).toEqual({ latitude: -27.1, longitude: 153.2 });
    expect(host.asked).toHaveLength(2);
  });

  it('is null when the service has no result [L5.15]', async () => {
    expect((await ask(answer(200, { results: [] }))).coordinates).toBeNull();
  });

  it.each<[string, RequestListener]>([
    ['fails', answer(500, {})],
    ['answers nonsense', answer(200, { results: [{ geometry: {} }] })],
    ['answers no JSON', (_, response) => response.end('<html>')],
    ['hangs up', (request) => request.socket.destroy()],
  ])('comes from our own table when the service %s [L7.06] [D.59]', async (_, listener) => {
    expect((await ask(listener)).coordinates).toEqual(findPostcodeCoordinates('4000'));
  });

  it('comes from our own table without a service or its key [D.59]', async () => {
    const find = createPostcodeFinder({ readSecret: () => undefined });
    expect(await find('4000', null)).toEqual(findPostcodeCoordinates('4000'));
    expect(await find('0001', null)).toBeNull();
    const service = { url: 'https://maps.example/geocode', keyVariable: 'MAPS_KEY' };
    expect(await find('4000', service)).toEqual(findPostcodeCoordinates('4000'));
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './testing/start-server.ts';

const site = 'saltbush-caravans';
const yearSeconds = 31_536_000;
const media = '/media/demo/site/wattle-group/utes.avif';
const picture = `/images/160/80/${encodeURIComponent(media)}`;

let server: TestServer;
let html: string;

beforeAll(async () => {
  server = await startServer();
  html = (await server.get(site, '/')).body;
});

afterAll(() => server.stop());

describe.each(['js', 'css', 'woff2'])('a built file of the kind %s', (ending) => {
  const findAddress = async (): Promise<string> => {
    const styles = [...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([address]) => address);
    const texts = [html, ...(await Promise.all(styles.map(async (address) => (await server.get(site, address)).body)))];
    const [address] = new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec(texts.join('\n')) ?? [];
    if (address === undefined) throw new Error(`the home page needs no file .${ending}`);
    return address;
  };

  it('is named by its content, so a browser keeps it for a year and never asks again', async () => {
    const address = await findAddress();
    expect(address).toMatch(/-[\w-]{7,8}\.\w+$/);
    const { status, headers } = await server.get(site, address);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(`public, max-age=${yearSeconds}, immutable`);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

it('sends text as it was compressed by the build, told apart by what the browser takes', async () => {
  const [address = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  const compressed = await server.get(site, address, { 'accept-encoding': 'br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect((await server.get(site, address)).headers['content-encoding']).toBeUndefined();
});

it('lets media be kept for minutes, because a replaced file keeps its address, and be asked for again by their tag', async () => {
  const { status, headers } = await server.get(site, media);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
  const again = await server.get(site, media, { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
});

it.each(['studio/plan.py', 'studio/README.md', 'photos/index.json'])(
  'serves media alone, not %s beside it',
  async (path) => {
    expect((await server.get(site, `/media/demo/${path}`)).status).toBe(404);
  },
);

describe('a picture', () => {
  it('of the site is kept like its media, apart for browsers that take AVIF [L7.12]', async () => {
    const webp = await server.get(site, picture);
    const avif = await server.get(site, picture, { accept: 'image/avif,image/webp,*/*' });
    expect([webp, avif].map(({ headers }) => headers['content-type'])).toEqual(['image/webp', 'image/avif']);
    for (const { headers } of [webp, avif]) {
      expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
      expect(headers.vary).toBe('accept');
    }
  });

  it('that is not there is not kept', async () => {
    const { status, headers } = await server.get(site, picture.replace('utes', 'no-such-picture'));
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});

import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { noteShifts, readShift } from './note-shifts.ts';

/** Bytes as they are sent, but for scripts: those in gzip, which is how a page's scripts are compared with others'. */
export interface FirstLoad {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly fontBytes: number;
  readonly pictureBytes: number;
  /** Of the load and of a way down to the foot of the page, in the browser's own measure: 0 when nothing jumps. */
  readonly layoutShift: number;
}

/** Notes in the page when its scripts take it over. */
const noteTakeover = (): void => {
  let router: unknown;
  Object.defineProperty(window, '__reactRouterDataRouter', {
    get: () => router,
    set: (value: unknown) => {
      router = value;
      performance.mark('takeover');
    },
  });
};

/** Addresses of what was asked for after the takeover: what a page fetches when it is idle is no part of its first load. */
const listLater = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [takeover] = performance.getEntriesByName('takeover');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => takeover !== undefined && startTime > takeover.startTime)
      .map(({ name }) => name);
  });

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

const sumUp = async (requests: readonly Request[], measure: (request: Request) => Promise<number>): Promise<number> =>
  (await Promise.all(requests.map(measure))).reduce((total, bytes) => total + bytes, 0);

/** What the browser has from before is not sent: its size is told as less than nothing, by the length of its headers. */
const measureSent = async (request: Request): Promise<number> => Math.max(0, (await request.sizes()).responseBodySize);

const measureGzip = async (request: Request): Promise<number> => {
  const response = await request.response();
  return response === null ? 0 : gzipSync(await response.body()).length;
};

/** Opens an address in a fresh page and measures what its first load took. */
export const measureFirstLoad = async (page: Page, url: string): Promise<FirstLoad> => {
  const asked = new Set<Request>();
  const requests: Request[] = [];
  page.on('request', (request) => asked.add(request));
  page.on('requestfailed', (request) => asked.delete(request));
  page.on('requestfinished', (request) => {
    requests.push(request);
    asked.delete(request);
  });
  await page.addInitScript(noteTakeover);
  await page.addInitScript(noteShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('takeover').length > 0);
  // First what has come, then what of it came later: what comes between the two is in neither.
  const loaded = [...requests];
  const later = new Set(await listLater(page));
  const ofType = (type: string): readonly Request[] => loaded.filter((request) => request.resourceType() === type);
  const scripts = ofType('script').filter((request) => !later.has(request.url()));
  await scrollThrough(page);
  // A picture that comes when the way is over can move what is seen then.
  await expect.poll(() => asked.size).toBe(0);
  return {
    scriptBytes: await sumUp(scripts, measureGzip),
    styleBytes: await sumUp(ofType('stylesheet'), measureSent),
    fontBytes: await sumUp(ofType('font'), measureSent),
    pictureBytes: await sumUp(ofType('image'), measureSent),
    layoutShift: await readShift(page),
  };
};

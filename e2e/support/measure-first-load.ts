import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { noteShifts, readShift } from './note-shifts.ts';

/** In bytes as sent. Scripts are measured gzipped, because that's how script sizes are usually compared. */
export interface FirstLoad {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly fontBytes: number;
  readonly pictureBytes: number;
  /** Cumulative layout shift while the page loads and is scrolled to its foot; 0 if nothing moves. */
  readonly layoutShift: number;
}

/** Records when the page hydrates. */
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

/** Returns the URLs requested after hydration, which aren't part of the first load. */
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

/** Returns 0 for a cached response, for which Playwright reports a negative size. */
const measureSent = async (request: Request): Promise<number> => Math.max(0, (await request.sizes()).responseBodySize);

const measureGzip = async (request: Request): Promise<number> => {
  const response = await request.response();
  return response === null ? 0 : gzipSync(await response.body()).length;
};

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
  // Copies the finished requests before listing the late ones, so that a request in between counts in neither list.
  const loaded = [...requests];
  const later = new Set(await listLater(page));
  const ofType = (type: string): readonly Request[] => loaded.filter((request) => request.resourceType() === type);
  const scripts = ofType('script').filter((request) => !later.has(request.url()));
  await scrollThrough(page);
  // A picture that loads after the scroll can still shift the page.
  await expect.poll(() => asked.size).toBe(0);
  return {
    scriptBytes: await sumUp(scripts, measureGzip),
    styleBytes: await sumUp(ofType('stylesheet'), measureSent),
    fontBytes: await sumUp(ofType('font'), measureSent),
    pictureBytes: await sumUp(ofType('image'), measureSent),
    layoutShift: await readShift(page),
  };
};

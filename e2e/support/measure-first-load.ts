import { expect, type Page, type Request } from '@playwright/test';
import { noteShifts, readShift } from './note-shifts.ts';
import { waitForScripts } from './sites.ts';

/** Sizes are in bytes as sent. */
export interface FirstLoad {
  /** Scripts that load before anybody touches the page, including those of parts that start late. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly fontBytes: number;
  readonly pictureBytes: number;
  /** Cumulative, while the page loads and is scrolled to its foot; 0 if nothing moves. */
  readonly layoutShift: number;
}

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

const sumUp = async (requests: readonly Request[], measure: (request: Request) => Promise<number>): Promise<number> =>
  (await Promise.all(requests.map(measure))).reduce((total, bytes) => total + bytes, 0);

const measureSent = async (request: Request): Promise<number> => Math.max(0, (await request.sizes()).responseBodySize);

const restMs = 1_500;

export const measureFirstLoad = async (page: Page, url: string): Promise<FirstLoad> => {
  const asked = new Set<Request>();
  const requests: Request[] = [];
  page.on('request', (request) => asked.add(request));
  page.on('requestfailed', (request) => asked.delete(request));
  page.on('requestfinished', (request) => {
    requests.push(request);
    asked.delete(request);
  });
  await page.addInitScript(noteShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  await page.waitForTimeout(restMs);
  await expect.poll(() => asked.size).toBe(0);
  const loaded = [...requests];
  const ofType = (type: string): readonly Request[] => loaded.filter((request) => request.resourceType() === type);
  await scrollThrough(page);
  // A picture that loads after the scroll can still shift the page.
  await expect.poll(() => asked.size).toBe(0);
  return {
    scriptBytes: await sumUp(ofType('script'), measureSent),
    styleBytes: await sumUp(ofType('stylesheet'), measureSent),
    fontBytes: await sumUp(ofType('font'), measureSent),
    pictureBytes: await sumUp(ofType('image'), measureSent),
    layoutShift: await readShift(page),
  };
};

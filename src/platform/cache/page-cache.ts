import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  type CachedPage,
  type EncodedPage,
  type Encoding,
  encodePage,
  type PageVersion,
  type RenderedPage,
} from './cached-page.ts';

/** 'confirmed' means that the cached page is of an older version, but a new render would return the same page. */
export type PageSource = 'hit' | 'confirmed' | 'miss' | 'stale' | 'uncached';

export interface PageCacheOptions {
  /** Includes compressed copies and 1 kB per page; 0 disables the cache. */
  readonly maxBytes: number;
  /**
   * Past this age, a page is rendered again in the background. Past twice this age, a request waits for the new render.
   */
  readonly maxAgeMs: number;
  readonly now?: () => number;
  readonly onRenderError?: (error: unknown) => void;
}

const overheadBytes = 1024;

const sizeOf = ({ body, encoded }: CachedPage): number => {
  const bodies = new Set([body, ...Object.values(encoded).map((answer) => answer.body)]);
  return [...bodies].reduce((bytes, { length }) => bytes + length, overheadBytes);
};

const isAsNewAs = (version: PageVersion, wanted: PageVersion): boolean =>
  version.configuration === wanted.configuration && version.stock >= wanted.stock;

export interface ConfirmedPage {
  readonly confirmed: CachedPage;
  readonly version: PageVersion;
}

type Render = () => Promise<RenderedPage | ConfirmedPage>;

interface RunningRender {
  readonly wanted: PageVersion;
  readonly page: Promise<CachedPage>;
}

export const createPageCache = ({ maxBytes, maxAgeMs, now = Date.now, onRenderError }: PageCacheOptions) => {
  const isEnabled = maxBytes > 0;
  const pages = new LRUCache<string, CachedPage>({ maxSize: Math.max(maxBytes, 1), sizeCalculation: sizeOf });
  const running = new Map<string, RunningRender>();
  let turns = 0;

  const store = (key: string, page: CachedPage): void => {
    // A slow render must not replace the page of a render that began later.
    const isOvertaken = (pages.peek(key)?.turn ?? 0) > page.turn;
    if (page.isCacheable && isEnabled && !isOvertaken) pages.set(key, page);
  };

  const confirm = (key: string, page: CachedPage, version: PageVersion): CachedPage => {
    const confirmed = { ...page, version };
    if (pages.peek(key) === page) pages.set(key, confirmed);
    return confirmed;
  };

  const start = async (key: string, turn: number, render: Render): Promise<CachedPage> => {
    const rendered = await render();
    if ('confirmed' in rendered) return confirm(key, rendered.confirmed, rendered.version);
    const etag = `"${createHash('sha1').update(rendered.body).digest('base64url')}"`;
    const page: CachedPage = { ...rendered, etag, turn, renderedAtMs: now(), encoded: {} };
    store(key, page);
    return page;
  };

  const renderOnce = (key: string, wanted: PageVersion, render: Render): Promise<CachedPage> => {
    const inFlight = running.get(key);
    if (inFlight !== undefined && isAsNewAs(inFlight.wanted, wanted)) return inFlight.page;
    turns += 1;
    const started: RunningRender = {
      wanted,
      page: start(key, turns, render).finally(() => {
        if (running.get(key) === started) running.delete(key);
      }),
    };
    running.set(key, started);
    return started.page;
  };

  const findCurrent = (key: string, wanted: PageVersion): CachedPage | undefined => {
    const page = pages.get(key);
    return page !== undefined && isAsNewAs(page.version, wanted) ? page : undefined;
  };

  return {
    peek(key: string, wanted: PageVersion): CachedPage | undefined {
      const page = findCurrent(key, wanted);
      return page !== undefined && now() - page.renderedAtMs < maxAgeMs ? page : undefined;
    },

    has: (key: string): boolean => pages.has(key),

    /**
     * Returns the cached page if it has the same configuration and is younger than `maxAgeMs`. It can show older stock
     * than `wanted`.
     */
    findOlder(key: string, wanted: PageVersion): CachedPage | undefined {
      const page = pages.peek(key);
      if (page?.version.configuration !== wanted.configuration) return undefined;
      return now() - page.renderedAtMs < maxAgeMs ? page : undefined;
    },

    /**
     * If the render throws or returns 5xx, returns an older page. If there's none, throws the error or returns the 5xx
     * page.
     */
    async get(key: string, wanted: PageVersion, render: Render): Promise<{ page: CachedPage; source: PageSource }> {
      const current = findCurrent(key, wanted);
      const ageMs = current === undefined ? 0 : now() - current.renderedAtMs;
      if (current !== undefined && ageMs < 2 * maxAgeMs) {
        if (ageMs >= maxAgeMs) renderOnce(key, wanted, render).catch((error) => onRenderError?.(error));
        return { page: current, source: 'hit' };
      }
      const older = pages.peek(key);
      try {
        const page = await renderOnce(key, wanted, render);
        if (page.status >= 500 && older !== undefined) return { page: older, source: 'stale' };
        if (page.turn === older?.turn) return { page, source: 'confirmed' };
        return { page, source: page.isCacheable ? 'miss' : 'uncached' };
      } catch (error) {
        if (older === undefined) throw error;
        onRenderError?.(error);
        return { page: older, source: 'stale' };
      }
    },

    async encode(key: string, page: CachedPage, encoding: Encoding): Promise<EncodedPage> {
      const done = page.encoded[encoding];
      if (done !== undefined) return done;
      const encoded = await encodePage(page, encoding);
      page.encoded[encoding] = encoded;
      // Deletes the page first, because overwriting a value with itself keeps the old size. The limit must count the
      // new bytes.
      if (pages.peek(key) === page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return encoded;
    },

    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize, rendering: running.size }),
    clear: () => pages.clear(),
  };
};

export type PageCache = ReturnType<typeof createPageCache>;

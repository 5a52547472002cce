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

export type PageSource = 'hit' | 'miss' | 'stale' | 'uncached';

export interface PageCacheOptions {
  /** Bound of all kept bodies, compressed ones included, in bytes; 0 keeps none. */
  readonly maxBytes: number;
  /** Age after which a page is rendered anew behind the answer, in milliseconds. Twice this age it is not served. */
  readonly maxAgeMs: number;
  readonly now?: () => number;
  /** Hears of a render that failed while an older page could answer. */
  readonly onRenderError?: (error: unknown) => void;
}

const overheadBytes = 1024;

const sizeOf = ({ body, encoded }: CachedPage): number => {
  const bodies = new Set([body, ...Object.values(encoded).map((answer) => answer.body)]);
  return [...bodies].reduce((bytes, { length }) => bytes + length, overheadBytes);
};

const isAsNewAs = (version: PageVersion, wanted: PageVersion): boolean =>
  version.configuration === wanted.configuration && version.stock >= wanted.stock;

interface RunningRender {
  /** What was wanted when it began: it gives that or something newer. */
  readonly wanted: PageVersion;
  readonly page: Promise<CachedPage>;
}

/**
 * Rendered pages in memory, bounded in bytes, oldest use out first. A page answers as long as it was made from what is
 * wanted or from something newer. One render of a key runs at a time; everybody who asks meanwhile gets its result.
 */
export const createPageCache = ({ maxBytes, maxAgeMs, now = Date.now, onRenderError }: PageCacheOptions) => {
  const keepsPages = maxBytes > 0;
  const pages = new LRUCache<string, CachedPage>({ maxSize: Math.max(maxBytes, 1), sizeCalculation: sizeOf });
  const running = new Map<string, RunningRender>();
  let turns = 0;

  const keep = (key: string, page: CachedPage): void => {
    // A render that took long must not take the place of one that began after it.
    const isOvertaken = (pages.peek(key)?.turn ?? 0) > page.turn;
    if (page.isCacheable && keepsPages && !isOvertaken) pages.set(key, page);
  };

  const start = async (key: string, turn: number, render: () => Promise<RenderedPage>): Promise<CachedPage> => {
    const rendered = await render();
    const etag = `"${createHash('sha1').update(rendered.body).digest('base64url')}"`;
    const page: CachedPage = { ...rendered, etag, turn, renderedAtMs: now(), encoded: {} };
    keep(key, page);
    return page;
  };

  const renderOnce = (key: string, wanted: PageVersion, render: () => Promise<RenderedPage>): Promise<CachedPage> => {
    const already = running.get(key);
    if (already !== undefined && isAsNewAs(already.wanted, wanted)) return already.page;
    turns += 1;
    const render1: RunningRender = {
      wanted,
      page: start(key, turns, render).finally(() => {
        if (running.get(key) === render1) running.delete(key);
      }),
    };
    running.set(key, render1);
    return render1.page;
  };

  const findCurrent = (key: string, wanted: PageVersion): CachedPage | undefined => {
    const page = pages.get(key);
    return page !== undefined && isAsNewAs(page.version, wanted) ? page : undefined;
  };

  return {
    /** The page when it is in memory, current and young: nothing is awaited on this path. */
    peek(key: string, wanted: PageVersion): CachedPage | undefined {
      const page = findCurrent(key, wanted);
      return page !== undefined && now() - page.renderedAtMs < maxAgeMs ? page : undefined;
    },

    /** Whether a page is in memory, however old. */
    has: (key: string): boolean => pages.has(key),

    /**
     * The page from memory or rendered. When the render fails, an older page answers if there is one.
     * @param render gives a page made from what is wanted or from something newer, and says from what
     */
    async get(
      key: string,
      wanted: PageVersion,
      render: () => Promise<RenderedPage>,
    ): Promise<{ page: CachedPage; source: PageSource }> {
      const current = findCurrent(key, wanted);
      const ageMs = current === undefined ? 0 : now() - current.renderedAtMs;
      if (current !== undefined && ageMs < 2 * maxAgeMs) {
        if (ageMs >= maxAgeMs) renderOnce(key, wanted, render).catch((error) => onRenderError?.(error));
        return { page: current, source: 'hit' };
      }
      const kept = pages.peek(key);
      try {
        const page = await renderOnce(key, wanted, render);
        const failed = page.status >= 500;
        if (failed && kept !== undefined) return { page: kept, source: 'stale' };
        return { page, source: page.isCacheable ? 'miss' : 'uncached' };
      } catch (error) {
        if (kept === undefined) throw error;
        onRenderError?.(error);
        return { page: kept, source: 'stale' };
      }
    },

    /** The page in the wanted encoding, compressed once. */
    async encode(key: string, page: CachedPage, encoding: Encoding): Promise<EncodedPage> {
      const done = page.encoded[encoding];
      if (done !== undefined) return done;
      const encoded = await encodePage(page, encoding);
      page.encoded[encoding] = encoded;
      // Put in anew, so that the bound counts the new bytes too: a value set over itself keeps its size.
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

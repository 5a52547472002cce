import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What a render gives: the whole body and the headers that belong to it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** False for errors and personal pages: they are answered, never kept. */
  readonly isCacheable: boolean;
}

/** A page as it goes out: nothing is left to be put together when it is asked for. */
export interface EncodedPage {
  readonly body: Buffer;
  /** Names and values in turns, as `writeHead` takes them. */
  readonly rawHeaders: string[];
}

/** A page in memory. Compressed bodies are made once, when first asked for. */
export interface CachedPage extends RenderedPage {
  readonly etag: string;
  /** Moves when the site's stock or configuration moves; an older page is dropped when it is next asked for. */
  readonly version: string;
  readonly renderedAtMs: number;
  readonly encoded: Partial<Record<Encoding, EncodedPage>>;
}

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

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  identity: async (body) => body,
  br: (body) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

const buildRawHeaders = (page: CachedPage, encoding: Encoding, bytes: number): string[] => [
  ...Object.entries(page.headers).flat(),
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ...(page.isCacheable ? ['etag', page.etag] : []),
  'content-length',
  String(bytes),
];

const overheadBytes = 1024;

const sizeOf = (page: CachedPage): number =>
  overheadBytes + page.body.length + (page.encoded.br?.body.length ?? 0) + (page.encoded.gzip?.body.length ?? 0);

/**
 * Rendered pages in memory, bounded in bytes, oldest use out first.
 * One render of a key runs at a time; everybody who asks meanwhile gets its result.
 */
export const createPageCache = ({ maxBytes, maxAgeMs, now = Date.now, onRenderError }: PageCacheOptions) => {
  const keepsPages = maxBytes > 0;
  const pages = new LRUCache<string, CachedPage>({ maxSize: Math.max(maxBytes, 1), sizeCalculation: sizeOf });
  const running = new Map<string, Promise<CachedPage>>();

  const renderOnce = (key: string, version: string, render: () => Promise<RenderedPage>): Promise<CachedPage> => {
    const runningKey = `${version}\n${key}`;
    const already = running.get(runningKey);
    if (already !== undefined) return already;
    const render1 = render()
      .then((rendered): CachedPage => {
        const etag = `"${createHash('sha1').update(rendered.body).digest('base64url')}"`;
        const page = { ...rendered, etag, version, renderedAtMs: now(), encoded: {} };
        if (rendered.isCacheable && keepsPages) pages.set(key, page);
        return page;
      })
      .finally(() => running.delete(runningKey));
    running.set(runningKey, render1);
    return render1;
  };

  return {
    /** The page when it is in memory, current and young: nothing is awaited on this path. */
    peek(key: string, version: string): CachedPage | undefined {
      const page = pages.get(key);
      return page !== undefined && page.version === version && now() - page.renderedAtMs < maxAgeMs ? page : undefined;
    },

    /** The page from memory or rendered. When the render fails, an older page answers if there is one. */
    async get(
      key: string,
      version: string,
      render: () => Promise<RenderedPage>,
    ): Promise<{ page: CachedPage; source: PageSource }> {
      const kept = pages.get(key);
      const ageMs = kept === undefined ? 0 : now() - kept.renderedAtMs;
      if (kept !== undefined && kept.version === version && ageMs < 2 * maxAgeMs) {
        if (ageMs >= maxAgeMs) renderOnce(key, version, render).catch((error) => onRenderError?.(error));
        return { page: kept, source: 'hit' };
      }
      try {
        const page = await renderOnce(key, version, render);
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
      const body = await compressors[encoding](page.body);
      const encoded = { body, rawHeaders: buildRawHeaders(page, encoding, body.length) };
      page.encoded[encoding] = encoded;
      // Set again, so that the bound counts the compressed bytes too.
      if (pages.peek(key) === page) pages.set(key, page);
      return encoded;
    },

    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize, rendering: running.size }),
    clear: () => pages.clear(),
  };
};

export type PageCache = ReturnType<typeof createPageCache>;

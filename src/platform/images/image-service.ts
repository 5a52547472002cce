import { createIPX, ipxFSStorage, ipxHttpStorage } from 'ipx';
import { DomainError } from '#src/lib/domain-error.ts';
import { imageQualities, imageWidths } from '#src/lib/image-url.ts';
import { createDiskCache } from './disk-cache.ts';

export type ImageFormat = 'avif' | 'webp';

export interface ImageRequest {
  readonly widthPx: number;
  readonly quality: number;
  readonly source: string;
  readonly format: ImageFormat;
  /** Hosts that the site takes pictures from. */
  readonly allowedHosts: readonly string[];
}

export interface ImageServiceOptions {
  /** Folder of the pictures whose source starts with /media/demo/. */
  readonly mediaDir: string;
  readonly cacheDir: string;
  readonly maxCacheBytes: number;
  /** Hears of a picture that was made and could not be kept, such as on a full disk. */
  readonly onCacheError: (error: unknown) => void;
}

const mediaPrefix = '/media/demo/';
/** Pictures made at the same time: each takes a whole core. */
const maxRunning = 2;
/** Requests that may wait for their turn before the next is told to come back later. */
const maxWaiting = 200;

/**
 * How hard AVIF is pressed, of 0 to 9. At 2 a picture of 1200 pixels takes 250 ms where 4, the default, takes 1084 for
 * the same bytes and 1.8 dB more, which at 47 dB nobody sees (measured on photographs and drawings).
 */
const avifEffort = 2;
// IPX has no word for it, and lays these options over those of its pipeline.
const sharpOptions = { limitInputPixels: 100_000_000, heifEffort: avifEffort };

const createGate = () => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new DomainError('tooMany', 'Too many pictures are being made.');
      await new Promise<void>((go) => waiting.push(go));
    }
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
};

const checkRequest = ({ widthPx, quality, source, allowedHosts }: ImageRequest): void => {
  const isSized = imageWidths.some((width) => width === widthPx);
  const isGraded = Object.values(imageQualities).some((allowed) => allowed === quality);
  if (!isSized || !isGraded) {
    throw new DomainError(
      'malformed',
      `A picture has one of the widths ${imageWidths.join(', ')} and the quality 75 or 80.`,
    );
  }
  if (source.startsWith(mediaPrefix) && !source.includes('..') && !source.includes('\\')) return;
  const host = URL.canParse(source) ? new URL(source) : undefined;
  const isAllowed = host !== undefined && host.protocol === 'https:' && allowedHosts.includes(host.host);
  if (!isAllowed) throw new DomainError('notFound', 'No such picture.');
};

/** Makes pictures in fixed widths as AVIF or WebP with IPX, one at a time for each, and keeps them on disk. */
export const createImageService = async (options: ImageServiceOptions) => {
  const cache = await createDiskCache({ dir: options.cacheDir, maxBytes: options.maxCacheBytes });
  const ipx = createIPX({
    storage: ipxFSStorage({ dir: options.mediaDir }),
    // checkRequest has asked the site's own list before.
    httpStorage: ipxHttpStorage({ allowAllDomains: true, fetchOptions: { redirect: 'error' } }),
    sharpOptions,
  });
  const gate = createGate();
  const running = new Map<string, Promise<Buffer>>();

  const make = async (key: string, { widthPx, quality, source, format }: ImageRequest): Promise<Buffer> => {
    const id = source.startsWith(mediaPrefix) ? source.slice(mediaPrefix.length) : source;
    const { data } = await gate(() => ipx(id, { width: String(widthPx), quality: String(quality), format }).process());
    const picture = typeof data === 'string' ? Buffer.from(data) : data;
    await cache.set(key, picture).catch(options.onCacheError);
    return picture;
  };

  const start = (key: string, request: ImageRequest): Promise<Buffer> => {
    const made = make(key, request).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };

  return {
    /**
     * The picture, kept or made; `admit` is asked before one is made, and may throw.
     * @throws DomainError malformed (size), notFound (source), tooMany.
     */
    async get(request: ImageRequest, admit: () => Promise<void> = async () => undefined): Promise<Buffer> {
      checkRequest(request);
      const key = `${request.format}/${request.widthPx}/${request.quality}/${request.source}`;
      const kept = await cache.get(key);
      if (kept !== undefined) return kept;
      const already = running.get(key);
      if (already !== undefined) return already;
      await admit();
      return running.get(key) ?? start(key, request);
    },
    stats: cache.stats,
  };
};

export type ImageService = Awaited<ReturnType<typeof createImageService>>;

import { DomainError } from '#src/lib/domain-error.ts';
import { imageQualities, imageWidths } from '#src/lib/image-url.ts';
import { TimeoutError, withTimeout } from '#src/platform/jobs/with-timeout.ts';
import type { MediaStore } from '#src/platform/media/media-store.ts';
import { convertPicture, type ImageFormat, type PictureShape } from './convert-picture.ts';
import { createPictureMaker, type MakeOutcome, type Original } from './create-picture-maker.ts';
import { createRemoteFetcher } from './create-remote-fetcher.ts';
import { createDiskCache } from './disk-cache.ts';
import type { ImageSite } from './image-site.ts';
import { type PictureSource, parsePictureSource } from './parse-picture-source.ts';

export type StandIn =
  | { readonly kind: 'original'; readonly file: string; readonly type: string }
  | { readonly kind: 'placeholder' };

/** Never returns a remote picture, because it hasn't been checked. */
const chooseStandIn = (original: Original, format: ImageFormat): StandIn => {
  if (original.kind === 'remote') return { kind: 'placeholder' };
  const { file, type } = original;
  return type === 'image/avif' && format !== 'avif' ? { kind: 'placeholder' } : { kind: 'original', file, type };
};

interface ImageRequest extends PictureShape {
  readonly site: ImageSite;
  readonly source: string;
}

export type ImageAnswer = { readonly kind: 'made'; readonly data: Buffer } | StandIn;

interface ImageServiceOptions {
  readonly media: MediaStore;
  readonly cacheDir: string;
  readonly maxCacheBytes: number;
  readonly onCacheError: (error: unknown) => void;
}

/** Tests replace these. */
const defaultParts = {
  fetchRemote: createRemoteFetcher(),
  convert: convertPicture,
  /** Milliseconds that a shopper waits before a stand-in is served. */
  maxWaitMs: 8000,
};

const checkShape = ({ widthPx, quality }: PictureShape): void => {
  const isSized = imageWidths.some((width) => width === widthPx);
  const isGraded = Object.values(imageQualities).some((allowed) => allowed === quality);
  if (isSized && isGraded) return;
  throw new DomainError(
    'malformed',
    `A picture has one of the widths ${imageWidths.join(', ')} and the quality 75 or 80.`,
  );
};

const mustExist = <T>(found: T | undefined): T => {
  if (found === undefined) throw new DomainError('notFound', 'No such picture.');
  return found;
};

const buildKey = ({ format, widthPx, quality }: PictureShape, source: PictureSource): string =>
  `${format}/${widthPx}/${quality}/${source.kind}/${source.kind === 'media' ? `${source.folder}/${source.path}` : source.url.href}`;

export const createImageService = async (options: ImageServiceOptions, parts: Partial<typeof defaultParts> = {}) => {
  const { fetchRemote, convert, maxWaitMs } = { ...defaultParts, ...parts };
  const cache = await createDiskCache({ dir: options.cacheDir, maxBytes: options.maxCacheBytes });
  const maker = createPictureMaker({ fetchRemote, convert });
  const running = new Map<string, Promise<MakeOutcome>>();

  const findOriginal = async (source: PictureSource): Promise<Original> =>
    source.kind === 'remote'
      ? source
      : { kind: 'file', type: source.type, file: mustExist(await options.media.find(source)) };

  const makeAndKeep = async (key: string, { site, ...shape }: ImageRequest, original: Original) => {
    const outcome = await maker.make(site.id, original, shape);
    if (outcome.kind === 'made') await cache.set(key, outcome.data).catch(options.onCacheError);
    return outcome;
  };

  const start = (name: string, make: () => Promise<MakeOutcome>): Promise<MakeOutcome> => {
    const made = make().finally(() => running.delete(name));
    running.set(name, made);
    return made;
  };

  return {
    /** Returns the picture or a stand-in. Throws malformed (size) or notFound (source), or what `admit` throws. */
    async get(request: ImageRequest, admit: () => Promise<void> = async () => undefined): Promise<ImageAnswer> {
      checkShape(request);
      const source = mustExist(parsePictureSource(request.source, request.site));
      const key = buildKey(request, source);
      const kept = await cache.get(key);
      if (kept !== undefined) return { kind: 'made', data: kept };
      const original = await findOriginal(source);
      // Keyed by site: a picture that two sites wait for queues for each of them.
      const name = `${request.site.id} ${key}`;
      if (!running.has(name)) await admit();
      const made = running.get(name) ?? start(name, () => makeAndKeep(key, request, original));
      const outcome = await withTimeout(maxWaitMs, made).catch((error: unknown) => {
        if (error instanceof TimeoutError) return undefined;
        throw error;
      });
      if (outcome?.kind === 'made') return outcome;
      if (outcome?.kind === 'missing') throw new DomainError('notFound', 'No such picture.');
      return chooseStandIn(original, request.format);
    },
    stats: () => ({ ...cache.stats(), waiting: maker.waiting() }),
  };
};

export type ImageService = Awaited<ReturnType<typeof createImageService>>;

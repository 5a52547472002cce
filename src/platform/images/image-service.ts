import { createHash } from 'node:crypto';
import { DomainError } from '#src/lib/domain-error.ts';
import { imageQualities, imageWidths } from '#src/lib/image-url.ts';
import { TimeoutError, withTimeout } from '#src/platform/jobs/with-timeout.ts';
import type { MediaStore } from '#src/platform/media/media-store.ts';
import type { ObjectStore } from '#src/platform/objects/object-store.ts';
import { convertPicture, type ImageFormat, type PictureShape } from './convert-picture.ts';
import { createPictureMaker, type MakeOutcome, type Original } from './create-picture-maker.ts';
import { createRemoteFetcher } from './create-remote-fetcher.ts';
import { createDiskCache } from './disk-cache.ts';
import type { ImageSite } from './image-site.ts';
import { type PictureSource, parsePictureSource } from './parse-picture-source.ts';

export type StandIn =
  | { readonly kind: 'original'; readonly file: string; readonly type: string }
  | { readonly kind: 'placeholder' };

/** Never sends a remote picture unconverted, because its content hasn't been checked. */
const chooseStandIn = async (original: Original, format: ImageFormat): Promise<StandIn> => {
  if (original.kind === 'remote') return { kind: 'placeholder' };
  const { type, toLocalFile } = original;
  if (type === 'image/avif' && format !== 'avif') return { kind: 'placeholder' };
  return { kind: 'original', file: await toLocalFile(), type };
};

interface ImageRequest extends PictureShape {
  readonly site: ImageSite;
  readonly source: string;
}

interface MadePicture {
  readonly kind: 'made';
  readonly data: Buffer;
  /** Null for a remote picture. Feeds give a new photo a new URL, so browsers needn't check for changes. */
  readonly etag: string | null;
}

export type ImageAnswer = MadePicture | StandIn;

interface ImageServiceOptions {
  readonly media: MediaStore;
  readonly shared?: Pick<ObjectStore, 'get' | 'put'> | undefined;
  readonly cacheDir: string;
  readonly maxCacheBytes: number;
  readonly onCacheError: (error: unknown) => void;
}

const defaultParts = {
  fetchRemote: createRemoteFetcher(),
  convert: convertPicture,
  maxWaitMs: 8000,
};

const preparedShare = 0.8;

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

interface FoundOriginal {
  readonly original: Original;
  readonly identity: string;
}

const buildKey = ({ format, widthPx, quality }: PictureShape, { original, identity }: FoundOriginal): string =>
  `${format}/${widthPx}/${quality}/${original.kind}/${identity}`;

const sharedKeyOf = (key: string): string => `images/${createHash('sha256').update(key).digest('hex')}`;

const etagOf = (key: string, { kind }: Original): string | null =>
  kind === 'remote' ? null : `"${createHash('sha256').update(key).digest('base64url').slice(0, 16)}"`;

export const createImageService = async (options: ImageServiceOptions, parts: Partial<typeof defaultParts> = {}) => {
  const { fetchRemote, convert, maxWaitMs } = { ...defaultParts, ...parts };
  const cache = await createDiskCache({ dir: options.cacheDir, maxBytes: options.maxCacheBytes });
  const maker = createPictureMaker({ fetchRemote, convert });
  const running = new Map<string, Promise<MakeOutcome>>();

  const findOriginal = async (source: PictureSource): Promise<FoundOriginal> => {
    if (source.kind === 'remote') return { original: source, identity: source.url.href };
    const { folder, path, type } = source;
    const { version, toLocalFile } = mustExist(await options.media.find(source));
    return { original: { kind: 'file', type, toLocalFile }, identity: `${folder}/${path} ${version}` };
  };

  const findShared = async (key: string): Promise<Buffer | undefined> =>
    options.shared?.get(sharedKeyOf(key)).catch(() => undefined);

  const makeAndKeep = async (
    key: string,
    { site, ...shape }: ImageRequest,
    original: Original,
  ): Promise<MakeOutcome> => {
    const shared = await findShared(key);
    const outcome: MakeOutcome =
      shared === undefined ? await maker.make(site.id, original, shape) : { kind: 'made', data: shared };
    if (outcome.kind !== 'made') return outcome;
    await cache.set(key, outcome.data).catch(options.onCacheError);
    if (shared === undefined) void options.shared?.put(sharedKeyOf(key), outcome.data).catch(() => undefined);
    return outcome;
  };

  const start = (name: string, make: () => Promise<MakeOutcome>): Promise<MakeOutcome> => {
    const made = make().finally(() => running.delete(name));
    running.set(name, made);
    return made;
  };

  return {
    /**
     * Throws malformed for a wrong width or quality, and notFound if there's no usable picture. Rethrows the errors of
     * `admit`.
     */
    async get(request: ImageRequest, admit: () => Promise<void> = async () => undefined): Promise<ImageAnswer> {
      checkShape(request);
      const source = mustExist(parsePictureSource(request.source, request.site));
      const found = await findOriginal(source);
      const { original } = found;
      const key = buildKey(request, found);
      const kept = await cache.get(key);
      const etag = etagOf(key, original);
      if (kept !== undefined) return { kind: 'made', data: kept, etag };
      const name = `${request.site.id} ${key}`;
      if (!running.has(name)) await admit();
      const made = running.get(name) ?? start(name, () => makeAndKeep(key, request, original));
      const outcome = await withTimeout(maxWaitMs, made).catch((error: unknown) => {
        if (error instanceof TimeoutError) return undefined;
        throw error;
      });
      if (outcome?.kind === 'made') return { ...outcome, etag };
      if (outcome?.kind === 'missing') throw new DomainError('notFound', 'No such picture.');
      return chooseStandIn(original, request.format);
    },
    /** Makes a picture before anybody requests it. Returns false if it made none. */
    async prepare(request: ImageRequest): Promise<boolean> {
      checkShape(request);
      const source = parsePictureSource(request.source, request.site);
      const found = source && (await findOriginal(source).catch(() => undefined));
      if (found === undefined) return false;
      const key = buildKey(request, found);
      const name = `${request.site.id} ${key}`;
      if (cache.has(key) || running.has(name)) return false;
      return (await start(name, () => makeAndKeep(key, request, found.original))).kind === 'made';
    },
    isIdle: maker.isIdle,
    /** Prepared pictures must not evict pictures that shoppers have requested. */
    hasRoom: (): boolean => cache.stats().bytes < options.maxCacheBytes * preparedShare,
    stats: () => ({ ...cache.stats(), waiting: maker.waiting() }),
  };
};

export type ImageService = Awaited<ReturnType<typeof createImageService>>;

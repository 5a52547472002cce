import { DomainError } from '#src/lib/domain-error.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { createDiskCache } from '#src/platform/images/disk-cache.ts';
import type { MediaStore } from '#src/platform/media/media-store.ts';
import type { ObjectStore } from '#src/platform/objects/object-store.ts';
import type { MediaFileStore } from './media-file-store.ts';

export interface PublishedMediaOptions {
  readonly database: Pick<DatabaseService, 'onReconnect'>;
  readonly files: Pick<MediaFileStore, 'listFolders' | 'list'>;
  readonly objects: Pick<ObjectStore, 'get'>;
  readonly cache: Pick<Awaited<ReturnType<typeof createDiskCache>>, 'find' | 'set'>;
  readonly onProblem: (error: unknown) => void;
  /** How often to check for media that changed without a new version of a site. Defaults to a minute. */
  readonly pollMs?: number;
}

export type PrepareMedia = (folders: readonly string[]) => Promise<() => void>;

export interface PublishedMedia extends MediaStore {
  /** Reads the folders' file lists. The returned function starts serving them. */
  readonly prepare: PrepareMedia;
  readonly catchUp: () => Promise<void>;
  readonly close: () => void;
}

export const mediaObjectKey = (hash: string): string => `media/${hash}`;

const openMediaIndex = async ({ database, files, onProblem, pollMs = 60_000 }: PublishedMediaOptions) => {
  const folders = new Map<string, ReadonlyMap<string, string>>();
  const shownReadings = new Map<string, number>();
  let readings = 0;
  let known: ReadonlyMap<string, string> = new Map();

  const prepare: PrepareMedia = async (names) => {
    readings += 1;
    const reading = readings;
    const found = await Promise.all(names.map(async (name) => ({ name, listed: await files.list(name) })));
    return () => {
      for (const { name, listed } of found) {
        // Skips a folder if a later reading's files are already served.
        if ((shownReadings.get(name) ?? 0) > reading) continue;
        shownReadings.set(name, reading);
        if (listed.length === 0) folders.delete(name);
        else folders.set(name, new Map(listed.map(({ path, hash }) => [path, hash])));
      }
    };
  };
  const catchUp = async (): Promise<void> => {
    const latest = await files.listFolders();
    const all = new Set([...known.keys(), ...latest.keys()]);
    const show = await prepare([...all].filter((folder) => known.get(folder) !== latest.get(folder)));
    show();
    known = latest;
  };
  const catchUpQuietly = (): void => void catchUp().catch(onProblem);

  const stopCatchingUp = database.onReconnect(catchUpQuietly);
  await catchUp();
  const poll = setInterval(catchUpQuietly, pollMs).unref();
  return {
    prepare,
    catchUp,
    findHash: (folder: string, path: string): string | undefined => folders.get(folder)?.get(path),
    close: (): void => {
      clearInterval(poll);
      stopCatchingUp();
    },
  };
};

/**
 * A node has the hashes of all files. It fetches and caches a file on the first request for it. Cached files are served
 * even if the object store is unavailable.
 */
export const openPublishedMedia = async (options: PublishedMediaOptions): Promise<PublishedMedia> => {
  const { objects, cache } = options;
  const index = await openMediaIndex(options);
  const fetching = new Map<string, Promise<string>>();

  const fetchContent = async (hash: string): Promise<string> => {
    const data = await objects.get(mediaObjectKey(hash)).catch((error: unknown) => {
      throw new DomainError('overloaded', "This file can't be read right now.", { cause: error });
    });
    if (data === undefined) throw new DomainError('notFound', 'No such file.');
    await cache.set(hash, data).catch((error: unknown) => {
      throw new DomainError('overloaded', "This file can't be saved right now.", { cause: error });
    });
    const file = await cache.find(hash);
    if (file === undefined) throw new DomainError('overloaded', "This file can't be saved right now.");
    return file;
  };
  const bring = async (hash: string): Promise<string> => {
    const file = await cache.find(hash);
    if (file !== undefined) return file;
    const running = fetching.get(hash) ?? fetchContent(hash).finally(() => fetching.delete(hash));
    fetching.set(hash, running);
    return running;
  };

  return {
    find: async ({ folder, path }) => {
      const hash = index.findHash(folder, path);
      return hash === undefined ? undefined : { version: hash, toLocalFile: () => bring(hash) };
    },
    prepare: index.prepare,
    catchUp: index.catchUp,
    close: index.close,
  };
};

import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, hourMs, secondMs } from '#src/lib/durations.ts';

export interface ClaimedFile {
  readonly name: string;
  /** In bytes, at the time of the claim. */
  readonly size: number;
  readonly donePath: string;
  readonly open: () => AsyncIterable<Buffer>;
  readonly move: (to: 'done' | 'failed') => Promise<void>;
  readonly putBack: () => Promise<void>;
}

export interface FeedFolder {
  /**
   * Claims the oldest file that hasn't changed for 10 seconds. Returns undefined if there is none. If nodes share the
   * folder, only one of them gets the file.
   */
  readonly claimNext: (now: Date) => Promise<ClaimedFile | undefined>;
  /**
   * Deletes files from `done` and `failed` that were claimed over 30 days ago. Puts back files that were claimed over
   * an hour ago and not moved, because their process was probably killed.
   */
  readonly tidy: (now: Date) => Promise<void>;
}

const quietMs = 10 * secondMs;
/** Milliseconds after which a claimed file is put back. No import takes that long. */
const staleClaimMs = hourMs;
const keptMs = 30 * dayMs;
const maxFiles = 1_000;
const claimedFolder = 'importing';
const ownFolders = ['done', 'failed', claimedFolder] as const;
const draftName = /^\.|~$|\.(?:part|partial|filepart|tmp|temp|crdownload)$/i;

/**
 * Maximum number of characters of a file's name that are kept. Longer names are cut at the start, because the end shows
 * the format. With the prefix, a name must stay below the file system's limit of 255 bytes.
 */
const maxNameLength = 70;

const claimPrefix = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{8}-/;

const buildClaimedName = (name: string, now: Date): string => {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const ending = name.replace(claimPrefix, '').slice(-maxNameLength).toWellFormed();
  return `${moment}-${randomUUID().slice(0, 8)}-${ending}`;
};

/** Returns Unix milliseconds; NaN for a name that `buildClaimedName` didn't build. */
const readClaimMs = (name: string): number => {
  const [, year, month, day, hour, minute, second] = claimPrefix.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

interface SeenFile {
  readonly size: number;
  readonly mtimeMs: number;
  readonly sinceMs: number;
}

interface FoundFile extends SeenFile {
  readonly name: string;
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const statFile = async (path: string) => {
  try {
    const found = await lstat(path);
    // Ignores links, because they could point outside the folder.
    return found.isFile() ? found : undefined;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

async function* readPlainFile(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  yield* file.createReadStream();
}

/** The folder claims a file by renaming it, which is safe on network drives too. */
export const createFeedFolder = (folder: string): FeedFolder => {
  const inFolder = (...names: readonly string[]): string => join(folder, ...names);
  let seen: ReadonlyMap<string, SeenFile> = new Map();

  const makeFolders = async (): Promise<void> => {
    // Not recursive, so that a mistyped FEEDS_DIR is an error and not a new folder.
    await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    for (const name of ownFolders) await mkdir(inFolder(name), { recursive: true });
  };

  /**
   * `sinceMs` is when a file was first seen with its current size and modification time. It comes from this process's
   * clock, because a new file can have an old modification time.
   */
  const look = async (now: Date): Promise<readonly FoundFile[]> => {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && !draftName.test(entry.name)).map(({ name }) => name);
    const found = new Map<string, SeenFile>();
    for (const name of names.sort().slice(0, maxFiles)) {
      const file = await statFile(inFolder(name));
      if (file === undefined) continue;
      const { size, mtimeMs } = file;
      const before = seen.get(name);
      const isSame = before !== undefined && before.size === size && before.mtimeMs === mtimeMs;
      found.set(name, { size, mtimeMs, sinceMs: isSame ? before.sinceMs : now.getTime() });
    }
    seen = found;
    return [...found].map(([name, file]) => ({ name, ...file }));
  };

  const claim = async ({ name, size }: FoundFile, now: Date): Promise<ClaimedFile | undefined> => {
    const claimedName = buildClaimedName(name, now);
    const path = inFolder(claimedFolder, claimedName);
    try {
      await rename(inFolder(name), path);
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
    return {
      name: name.replace(claimPrefix, ''),
      size,
      donePath: inFolder('done', claimedName),
      open: () => readPlainFile(path),
      move: (to) => rename(path, inFolder(to, claimedName)),
      // Keeps the claimed name, so that the file can't overwrite a newer one with its original name.
      putBack: () => rename(path, inFolder(claimedName)),
    };
  };

  return {
    claimNext: async (now) => {
      await makeFolders();
      const quiet = (await look(now)).filter(({ sinceMs }) => now.getTime() - sinceMs >= quietMs);
      const byAge = quiet.sort((one, other) => one.mtimeMs - other.mtimeMs || (one.name < other.name ? -1 : 1));
      for (const file of byAge) {
        const claimed = await claim(file, now);
        if (claimed !== undefined) return claimed;
      }
      return undefined;
    },
    tidy: async (now) => {
      await makeFolders();
      for (const to of ['done', 'failed'] as const) {
        const old = (await readdir(inFolder(to))).filter((name) => now.getTime() - readClaimMs(name) > keptMs);
        for (const name of old) await rm(inFolder(to, name), { force: true });
      }
      for (const name of await readdir(inFolder(claimedFolder))) {
        const isStale = now.getTime() - readClaimMs(name) > staleClaimMs;
        if (isStale) await rename(inFolder(claimedFolder, name), inFolder(name)).catch(() => undefined);
      }
    },
  };
};

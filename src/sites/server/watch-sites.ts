import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface SitesWatch {
  readonly close: () => void;
}

/** Editors write a file in several steps: a folder must be quiet for so long before it is read. */
const quietMs = 60;
/** Folders of a site's folder that hold what it is made of. */
const watchedFolders: ReadonlySet<string> = new Set(['content', 'offers', 'blog']);

const foldersUnder = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/**
 * Says which site's folder has changed. Folders are watched, not files: a file that is replaced by renaming, as
 * editors do, would take its watch with it.
 */
export const watchSites = async (
  sitesDir: string,
  onChange: (slug: string) => void,
  onError: (error: unknown) => void,
): Promise<SitesWatch> => {
  const watchers = new Map<string, FSWatcher>();
  const timers = new Map<string, NodeJS.Timeout>();

  const announce = (slug: string): void => {
    clearTimeout(timers.get(slug));
    timers.set(
      slug,
      setTimeout(() => {
        timers.delete(slug);
        watchAll()
          .catch(onError)
          .then(() => onChange(slug));
      }, quietMs),
    );
  };
  // The watch of a folder that is taken away is dead: when the folder comes back it needs another.
  const forget = (path: string): void => {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(`${path}${sep}`)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  const watchOne = (folder: string, slugOf: (name: string) => string): void => {
    if (watchers.has(folder)) return;
    const onEvent = (_event: string, name: string | null): void => {
      if (name === null) return;
      forget(join(folder, name));
      announce(slugOf(name));
    };
    try {
      watchers.set(
        folder,
        watch(folder, onEvent).on('error', () => forget(folder)),
      );
    } catch (error) {
      // A machine has only so many watches: the site is served all the same, and read again at the next start.
      onError(error);
    }
  };
  const watchAll = async (): Promise<void> => {
    for (const slug of await foldersUnder(sitesDir)) {
      const folder = join(sitesDir, slug);
      watchOne(folder, () => slug);
      for (const name of await foldersUnder(folder)) {
        if (!watchedFolders.has(name)) continue;
        const watched = join(folder, name);
        watchOne(watched, () => slug);
        for (const inner of await foldersUnder(watched)) watchOne(join(watched, inner), () => slug);
      }
    }
  };

  watchOne(sitesDir, (name) => name);
  await watchAll();
  return {
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
};

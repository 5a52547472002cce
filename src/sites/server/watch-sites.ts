import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface SitesWatch {
  readonly close: () => void;
}

/** Milliseconds for which a folder must be quiet before it's read, because editors write a file in several steps. */
const quietMs = 60;
const watchedFolders: ReadonlySet<string> = new Set(['content', 'offers', 'blog']);

const foldersUnder = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** Watches folders instead of files. Editors replace files by renaming, which would end a file's watch. */
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
  // Node reports nothing more for a removed folder. If it comes back, it needs a new watcher.
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
      // The system limits the number of watchers. Without one, the site is served, but reloads only at the next start.
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

import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { MediaFile } from './parse-media-path.ts';

export interface FoundMedia {
  readonly version: string;
  readonly toLocalFile: () => Promise<string>;
}

export interface MediaStore {
  readonly find: (file: MediaFile) => Promise<FoundMedia | undefined>;
}

/** `find` never follows a symbolic link that leads out of `folder`. */
export const openMediaDir = (mediaDir: string): MediaStore => ({
  find: async ({ folder, path }) => {
    const root = join(mediaDir, folder);
    const found = await Promise.all([realpath(root), realpath(join(root, path))]).catch(() => undefined);
    if (found === undefined) return undefined;
    const [realRoot, file] = found;
    if (!file.startsWith(realRoot + sep)) return undefined;
    const info = await stat(file);
    return info.isFile() ? { version: `${info.size}-${info.mtimeMs}`, toLocalFile: async () => file } : undefined;
  },
});

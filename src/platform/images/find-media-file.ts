import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The file of a media path: undefined when there is none, or when a link leads out of the folder. */
export const findMediaFile = async (mediaDir: string, path: string): Promise<string | undefined> => {
  const found = await Promise.all([realpath(mediaDir), realpath(join(mediaDir, path))]).catch(() => undefined);
  if (found === undefined) return undefined;
  const [folder, file] = found;
  if (!file.startsWith(folder + sep)) return undefined;
  return (await stat(file)).isFile() ? file : undefined;
};

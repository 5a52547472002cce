import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { openMediaDir } from '../../src/platform/media/media-store.ts';
import { isMediaFile } from '../../src/platform/media/media-types.ts';
import { parseMediaPath } from '../../src/platform/media/parse-media-path.ts';
import { maxObjectBytes, type ObjectStore } from '../../src/platform/objects/object-store.ts';
import type { MediaFileStore, PublishedFile } from '../../src/sites/server/media-file-store.ts';
import { mediaObjectKey } from '../../src/sites/server/published-media.ts';

const maxFiles = 20_000;

const listPaths = async (root: string): Promise<readonly string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
};

export interface UploadedFolder {
  readonly files: readonly PublishedFile[];
  readonly uploaded: number;
}

interface UploadMediaOptions {
  readonly mediaDir: string;
  readonly folder: string;
  readonly files: Pick<MediaFileStore, 'list'>;
  readonly objects: Pick<ObjectStore, 'has' | 'put'>;
}

/**
 * Returns the folder's media files. Uploads only those that weren't published before and that the object store lacks.
 * Returns undefined if `mediaDir` has no such folder.
 */
export const uploadMedia = async ({
  mediaDir,
  folder,
  files,
  objects,
}: UploadMediaOptions): Promise<UploadedFolder | undefined> => {
  if (!existsSync(join(mediaDir, folder))) return undefined;
  const media = openMediaDir(mediaDir);
  const known = new Set((await files.list(folder)).map(({ hash }) => hash));
  const published: PublishedFile[] = [];
  let uploaded = 0;
  for (const path of await listPaths(join(mediaDir, folder))) {
    // Names that are never served, such as hidden files, aren't published.
    const file = isMediaFile(path) ? parseMediaPath(`${folder}/${path}`, [folder]) : undefined;
    const local = file && (await (await media.find(file))?.toLocalFile());
    if (local === undefined) continue;
    const { size: sizeBytes } = await stat(local);
    if (sizeBytes > maxObjectBytes)
      throw new Error(`${local} is ${sizeBytes} bytes, over the limit of ${maxObjectBytes}.`);
    if (published.length === maxFiles) throw new Error(`${join(mediaDir, folder)} has more than ${maxFiles} files.`);
    const data = await readFile(local);
    const hash = createHash('sha256').update(data).digest('hex');
    if (!known.has(hash) && !(await objects.has(mediaObjectKey(hash)))) {
      await objects.put(mediaObjectKey(hash), data);
      uploaded += 1;
    }
    known.add(hash);
    published.push({ path, hash, sizeBytes });
  }
  return { files: published, uploaded };
};

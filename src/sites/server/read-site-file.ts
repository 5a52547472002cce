import { readdir, readFile, stat } from 'node:fs/promises';
import type { SiteProblem } from '../config/site-problem.ts';

/** A file of a site's folder, or why there is none to use; what need not be there may be missing. */
export type SiteFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing' | 'refused'; readonly problems: readonly SiteProblem[] };

const missing: SiteFile = { kind: 'missing', problems: [{ path: [], message: 'there is no such file' }] };

/** Largest file of a site's folder, in bytes: whoever writes to one must not fill the memory of all sites. */
const maxFileBytes = 2_000_000;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const orIfMissing = async <Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return otherwise;
    throw error;
  }
};

const read = async (file: string): Promise<SiteFile> => {
  const found = await stat(file);
  if (found.isFile() && found.size <= maxFileBytes) return { kind: 'text', text: await readFile(file, 'utf8') };
  const message = found.isFile() ? `it has ${found.size} bytes` : 'it is no file';
  return { kind: 'refused', problems: [{ path: [], message, allowed: `a file of at most ${maxFileBytes} bytes` }] };
};

/** The text of a file of a site's folder. */
export const readSiteFile = (file: string): Promise<SiteFile> => orIfMissing(read(file), missing);

/** The names of the Markdown files of a folder, in order; none for a folder that is not there. */
export const listMarkdown = async (folder: string): Promise<readonly string[]> =>
  (await orIfMissing(readdir(folder), [])).filter((name) => name.endsWith('.md')).sort();

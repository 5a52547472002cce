import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteProblem } from '../config/site-problem.ts';

export type SiteFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing' | 'refused'; readonly problems: readonly SiteProblem[] };

export interface SiteFolder {
  readonly path: string;
  readonly read: (file: string) => Promise<SiteFile>;
  readonly listMarkdown: (folder: string) => Promise<readonly string[]>;
}

export type SiteFiles = Readonly<Record<string, string>>;

const missing: SiteFile = { kind: 'missing', problems: [{ path: [], message: 'there is no such file' }] };

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

const readFromDisk = async (file: string): Promise<SiteFile> => {
  const found = await stat(file);
  if (found.isFile() && found.size <= maxFileBytes) return { kind: 'text', text: await readFile(file, 'utf8') };
  const message = found.isFile() ? `it is ${found.size} bytes` : "it isn't a file";
  return { kind: 'refused', problems: [{ path: [], message, allowed: `a file of at most ${maxFileBytes} bytes` }] };
};

const pickMarkdown = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name.endsWith('.md')).sort();

export const openSiteFolder = (path: string): SiteFolder => ({
  path,
  read: (file) => orIfMissing(readFromDisk(join(path, file)), missing),
  listMarkdown: async (folder) => pickMarkdown(await orIfMissing(readdir(join(path, folder)), [])),
});

export const openSiteFiles = (path: string, files: SiteFiles): SiteFolder => ({
  path,
  read: async (file) => {
    const text = Object.hasOwn(files, file) ? files[file] : undefined;
    return text === undefined ? missing : { kind: 'text', text };
  },
  listMarkdown: async (folder) =>
    pickMarkdown(
      Object.keys(files).flatMap((file) => {
        const at = file.lastIndexOf('/');
        return file.slice(0, at) === folder ? [file.slice(at + 1)] : [];
      }),
    ),
});

export const noteReads = (folder: SiteFolder): { readonly folder: SiteFolder; readonly files: SiteFiles } => {
  const files: Record<string, string> = {};
  const read = async (file: string): Promise<SiteFile> => {
    const found = await folder.read(file);
    if (found.kind === 'text') files[file] = found.text;
    return found;
  };
  return { folder: { ...folder, read }, files };
};

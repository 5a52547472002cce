import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const listMails = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => /\.(eml|sms|part)$/.test(name));
};

export interface MailFolder {
  readonly find: (ids: readonly string[]) => Promise<readonly string[]>;
  readonly findSentTo: (isAddress: (address: string) => boolean, until: Date) => Promise<readonly string[]>;
  readonly purge: (paths: readonly string[]) => Promise<void>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

const headBytes = 8 * 1024;

const readRecipient = async (path: string): Promise<string | undefined> => {
  const file = await open(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1);
    return /^To:\s*<?([^\s<>]+)/im.exec(head)?.[1];
  } finally {
    await file.close();
  }
};

export const openMailFolder = (folder: string): MailFolder => {
  const purge = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) await rm(path, { force: true });
  };
  return {
    purge,
    find: async (ids) => {
      const names = await listMails(folder);
      return names
        .filter((name) => ids.some((id) => name.replace(/^\./, '').startsWith(id)))
        .map((name) => join(folder, name));
    },
    findSentTo: async (isAddress, until) => {
      const found: string[] = [];
      for (const name of await listMails(folder)) {
        const path = join(folder, name);
        const written = await stat(path).catch(() => undefined);
        if (written === undefined || written.mtimeMs > until.getTime()) continue;
        const recipient = await readRecipient(path);
        if (recipient !== undefined && isAddress(recipient)) found.push(path);
      }
      return found;
    },
    purgeBefore: async (moment) => {
      const paths = (await listMails(folder)).map((name) => join(folder, name));
      const old: string[] = [];
      for (const path of paths) {
        const written = await stat(path).catch(() => undefined);
        if (written !== undefined && written.mtimeMs < moment.getTime()) old.push(path);
      }
      await purge(old);
      return old.length;
    },
  };
};

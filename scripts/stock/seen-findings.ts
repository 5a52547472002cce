import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Remembers what a dry run printed at this terminal's computer, so that the import after it needn't print it again.
 * Keeps hashes only.
 * @param folder made if it doesn't exist
 */
export const createSeenFindings = (folder: string, siteSlug: string) => {
  const fileOf = (text: string): string =>
    join(folder, createHash('sha256').update(`${siteSlug}\n${text}`).digest('hex'));
  return {
    has: (text: string): boolean => existsSync(fileOf(text)),
    add: (text: string): void => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(text), '');
    },
  };
};

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SmsSender } from './sms-sender.ts';

export interface FolderSmsSenderOptions {
  readonly folder: string;
  /** Told where each message is, and never what it says. */
  readonly onWritten: (path: string) => void;
}

/** Only who runs the server reads what signs a visitor in. */
const ownerOnly = 0o600;

/** Keeps text messages as files: what is there before a provider is. A message that is sent again is the same file. @spec D.59 */
export const createFolderSmsSender = ({ folder, onWritten }: FolderSmsSenderOptions): SmsSender => ({
  send: async ({ id, to, text }) => {
    const path = resolve(folder, `${id}.sms`);
    const unfinished = join(folder, `.${id}.part`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, `To: ${to}\n\n${text}\n`, { mode: ownerOnly });
      await rename(unfinished, path);
    } catch (error) {
      return { kind: 'failed', isRetryable: true, reason: (error as NodeJS.ErrnoException).code ?? 'not written' };
    }
    onWritten(path);
    return { kind: 'sent' };
  },
});

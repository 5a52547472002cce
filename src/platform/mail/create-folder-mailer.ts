import { chmod, mkdir, open, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { buildEnvelope } from './build-envelope.ts';
import type { Mailer } from './mailer.ts';

export interface FolderMailerOptions {
  readonly folder: string;
  /** The address that all mail comes from. */
  readonly from: string;
  /** Told where each mail is. */
  readonly onWritten: (path: string) => void;
}

/** Keeps mail as files that any mail program opens: what is there before a mail server is. A mail that is sent again is the same file. */
export const createFolderMailer = ({ folder, from, onWritten }: FolderMailerOptions): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: source } = await transport.sendMail(buildEnvelope(message, from));
      // Mails hold names, numbers and links that open things: they are nobody else's on this machine.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const path = resolve(folder, `${message.id}.eml`);
      const unfinished = join(folder, `.${message.id}.part`);
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(source as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      onWritten(path);
    },
  };
};

import { mkdir, open, rename } from 'node:fs/promises';
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
      await mkdir(folder, { recursive: true });
      const path = resolve(folder, `${message.id}.eml`);
      const unfinished = join(folder, `.${message.id}.part`);
      const file = await open(unfinished, 'w');
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

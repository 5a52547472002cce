import { chmod, mkdir, open, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import { within } from '../jobs/within.ts';
import type { Logger } from '../log/create-logger.ts';
import { buildEnvelope } from './build-envelope.ts';
import type { Mailer } from './mailer.ts';

interface FolderMailerOptions {
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

interface SmtpMailerOptions {
  /** 'smtps://user:password@mail.example:465' */
  readonly url: string;
  /** The address that all mail comes from. */
  readonly from: string;
  /** How long a server may keep silent, in milliseconds. */
  readonly silenceMs?: number;
  /** How long a whole mail may take, in milliseconds. */
  readonly sendMs?: number;
}

export const createSmtpMailer = ({ url, from, silenceMs = 10_000, sendMs = 40_000 }: SmtpMailerOptions): Mailer => {
  const transport = createTransport({
    url,
    dnsTimeout: silenceMs,
    // Until the greeting is there, as a whole.
    connectionTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  return {
    send: async (message) => {
      await within(sendMs, transport.sendMail(buildEnvelope(message, from)));
    },
  };
};

/** The folder of mails where no server takes them. */
export const findMailFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'mail');

/** The mailer that the environment names; without a mail server, mail becomes files in the data folder. @spec D.59 */
export const openMailer = (env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>, log: Logger): Mailer => {
  const from = env.MAIL_FROM;
  if (env.SMTP_URL !== undefined) return createSmtpMailer({ url: env.SMTP_URL, from });
  return createFolderMailer({
    folder: findMailFolder(env),
    from,
    onWritten: (path) => log.info({ path }, 'a mail is a file: SMTP_URL names no mail server'),
  });
};

import { chmod, mkdir, open, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import { withTimeout } from '../jobs/with-timeout.ts';
import type { Logger } from '../log/create-logger.ts';
import { trace } from '../tracing/trace.ts';
import type { Mailer, MailMessage } from './mailer.ts';

const buildEnvelope = (message: MailMessage, from: string): SendMailOptions => ({
  messageId: `<${message.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  from: { name: message.fromName, address: from },
  to: { name: '', address: message.to },
  ...(message.replyTo !== null && { replyTo: { name: '', address: message.replyTo } }),
  subject: message.subject,
  text: message.text,
  ...(message.html !== undefined && { html: message.html }),
  ...(message.files !== undefined && {
    attachments: message.files.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content: typeof content === 'string' ? content : Buffer.from(content),
    })),
  }),
  ...(message.inReplyTo !== undefined && { inReplyTo: message.inReplyTo, references: message.inReplyTo }),
  ...(message.unsubscribeUrl !== undefined && {
    headers: {
      'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
  // Nodemailer would otherwise read files and URLs that a message names.
  disableFileAccess: true,
  disableUrlAccess: true,
});

interface FolderMailerOptions {
  readonly folder: string;
  readonly from: string;
  readonly onWritten: (path: string) => void;
}

export const createFolderMailer = ({ folder, from, onWritten }: FolderMailerOptions): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    writesFiles: true,
    send: async (message) => {
      const { message: source } = await transport.sendMail(buildEnvelope(message, from));
      // Emails contain personal data and secret links, so only the owner may read them.
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
  readonly url: string;
  readonly from: string;
  readonly silenceMs?: number;
  readonly sendMs?: number;
}

export const createSmtpMailer = ({ url, from, silenceMs = 10_000, sendMs = 40_000 }: SmtpMailerOptions): Mailer => {
  const transport = createTransport({
    url,
    dnsTimeout: silenceMs,
    // Covers the time from the DNS lookup to the end of the server's greeting.
    connectionTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  return {
    send: async (message) => {
      await withTimeout(sendMs, transport.sendMail(buildEnvelope(message, from)));
    },
  };
};

export const findMailFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'mail');

const traceMails = (mailer: Mailer): Mailer => ({
  ...mailer,
  send: (message) => trace('send mail', {}, () => mailer.send(message), 'client'),
});

/** @spec D.59 */
export const openMailer = (env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>, log: Logger): Mailer => {
  const from = env.MAIL_FROM;
  if (env.SMTP_URL !== undefined) return traceMails(createSmtpMailer({ url: env.SMTP_URL, from }));
  return createFolderMailer({
    folder: findMailFolder(env),
    from,
    onWritten: (path) => log.info({ path }, 'mail stored as a file: SMTP_URL is not set'),
  });
};

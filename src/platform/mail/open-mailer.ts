import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Logger } from '../log/create-logger.ts';
import { createFolderMailer } from './create-folder-mailer.ts';
import { createSmtpMailer } from './create-smtp-mailer.ts';
import type { Mailer } from './mailer.ts';

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

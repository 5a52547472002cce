import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Env } from '../env.ts';
import type { Logger } from '../log/create-logger.ts';
import { createTwilioSender } from './create-twilio-sender.ts';
import type { SmsSender } from './sms-sender.ts';
import { spellPlainly } from './spell-plainly.ts';

interface FolderSmsSenderOptions {
  readonly folder: string;
  readonly onWritten: (path: string) => void;
}

const ownerOnly = { folder: 0o700, file: 0o600 };

/** @spec D.59 */
export const createFolderSmsSender = ({ folder, onWritten }: FolderSmsSenderOptions): SmsSender => ({
  writesFiles: true,
  send: async ({ id, to, text }) => {
    const path = resolve(folder, `${id}.sms`);
    const unfinished = join(folder, `.${id}.part`);
    try {
      await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
      await writeFile(unfinished, `To: ${to}\n\n${text}\n`, { mode: ownerOnly.file });
      await rename(unfinished, path);
    } catch (error) {
      return { kind: 'failed', isRetryable: true, reason: (error as NodeJS.ErrnoException).code ?? 'not written' };
    }
    onWritten(path);
    return { kind: 'sent' };
  },
});

export const findSmsFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'sms');

export type SmsProviderEnv = Pick<Env, 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM'>;

const readProvider = ({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
}: SmsProviderEnv) =>
  accountSid !== undefined && authToken !== undefined && from !== undefined
    ? { accountSid, authToken, from }
    : undefined;

export const hasSmsProvider = (env: SmsProviderEnv): boolean => readProvider(env) !== undefined;

type SmsEnv = SmsProviderEnv & Pick<Env, 'DATA_DIR'>;

const openSender = (env: SmsEnv, log: Pick<Logger, 'info'>): SmsSender => {
  const provider = readProvider(env);
  if (provider !== undefined) return createTwilioSender(provider);
  return createFolderSmsSender({
    folder: findSmsFolder(env),
    onWritten: (path) => log.info({ path }, 'text message stored as a file: TWILIO_ACCOUNT_SID is not set'),
  });
};

/** @spec D.28, D.59 */
export const openSmsSender = (env: SmsEnv, log: Pick<Logger, 'info'>): SmsSender => {
  const sender = openSender(env, log);
  return { ...sender, send: (message) => sender.send({ ...message, text: spellPlainly(message.text) }) };
};

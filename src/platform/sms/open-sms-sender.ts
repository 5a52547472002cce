import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Logger } from '../log/create-logger.ts';
import { createFolderSmsSender } from './create-folder-sms-sender.ts';
import { createTwilioSender } from './create-twilio-sender.ts';
import type { SmsSender } from './sms-sender.ts';

/** The folder of text messages where no provider takes them. */
export const findSmsFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'sms');

type SmsEnv = Pick<Env, 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'DATA_DIR'>;

/** The sender that the environment names; without a provider, text messages become files in the data folder. @spec D.28, D.59 */
export const openSmsSender = (env: SmsEnv, log: Pick<Logger, 'info'>): SmsSender => {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (accountSid !== undefined && authToken !== undefined && from !== undefined) {
    return createTwilioSender({ accountSid, authToken, from });
  }
  return createFolderSmsSender({
    folder: findSmsFolder(env),
    onWritten: (path) => log.info({ path }, 'a text message is a file: TWILIO_ACCOUNT_SID names no provider'),
  });
};

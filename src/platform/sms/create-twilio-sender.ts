import { createGuardedRequest, type EgressOverrides, type GuardedAnswer } from '../egress/create-guarded-request.ts';
import type { SmsMessage, SmsOutcome, SmsSender } from './sms-sender.ts';

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** An E.164 number, a registered sender's name, or the id of a messaging service ('MG…'). */
  readonly from: string;
}

export interface TwilioSenderOptions extends TwilioAccount {
  readonly apiUrl?: string;
  readonly egress?: EgressOverrides;
}

const limits = { timeoutMs: 8000, maxBytes: 64 * 1024 };

const passingCodes: ReadonlySet<number> = new Set([20429, 21611]);

const nameSender = (from: string) => (from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from });

const writeForm = (account: TwilioAccount, { to, text, from, validForSeconds }: SmsMessage): string =>
  new URLSearchParams({
    To: to,
    ...nameSender(from ?? account.from),
    Body: text,
    ...(validForSeconds !== undefined && { ValidityPeriod: String(validForSeconds) }),
  }).toString();

const readErrorCode = (data: Buffer): number | null => {
  try {
    const { code } = JSON.parse(data.toString('utf8')) as { readonly code?: unknown };
    return typeof code === 'number' ? code : null;
  } catch {
    return null;
  }
};

const readOutcome = (answer: GuardedAnswer): SmsOutcome => {
  if (answer.kind === 'refused') {
    return { kind: 'failed', isRetryable: answer.reason !== 'address', reason: `not reached: ${answer.reason}` };
  }
  const { status, data } = answer;
  if (status === 200 || status === 201) return { kind: 'sent' };
  const code = readErrorCode(data);
  const isPassing = status === 429 || status === 408 || status >= 500 || (code !== null && passingCodes.has(code));
  const reason = code === null ? `it responded with ${status}` : `it responded with ${status}, error ${code}`;
  return { kind: 'failed', isRetryable: isPassing, reason };
};

/** Never reports an error's text, because it can repeat the recipient's number. @spec D.28, D.59 */
export const createTwilioSender = (options: TwilioSenderOptions): SmsSender => {
  const { accountSid, authToken, apiUrl = 'https://api.twilio.com', egress = {} } = options;
  const ask = createGuardedRequest(limits, egress);
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, apiUrl);
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
  };
  return {
    send: async (message) => {
      const body = writeForm(options, message);
      return readOutcome(await ask(url, { method: 'POST', headers, body, isEveryAnswerRead: true }));
    },
  };
};

import { z } from 'zod';
import { variable } from './variable.ts';

/** Both keys are in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const sendingVariables = {
  SMTP_URL: variable<string | undefined>(
    z.string().regex(/^smtps?:\/\/\S+$/),
    undefined,
    'a URL such as smtps://user:password@mail.example:465',
    'Mail server for outgoing emails. Without it, emails are written to DATA_DIR/mail.',
  ),
  MAIL_FROM: variable(
    z.email(),
    'no-reply@forecourt.localhost',
    'an email address',
    'Sender address of all emails. Required with SMTP_URL.',
  ),
  INBOUND_MAIL_DOMAIN: variable<string | null>(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/),
    null,
    'a domain such as reply.example.com.au',
    'Domain at which the desk receives emails: shoppers’ replies to staff go to lead+…@ this domain. Without it, replies go to the dealer’s own mailbox.',
  ),
  INBOUND_MAIL_SECRET: variable<string | undefined>(
    z.string().min(16),
    undefined,
    'at least 16 characters',
    'Secret of the email service that passes on emails for INBOUND_MAIL_DOMAIN. The service posts each email to https://DESK_HOST/inbound/mail, with this secret or with a signature made with it.',
  ),
  INBOUND_IMAP_URL: variable<string | undefined>(
    z.string().regex(/^imaps?:\/\/[^\s:@]+:[^\s@]+@\S+$/),
    undefined,
    'a URL such as imaps://user:password@mail.example/INBOX',
    'Mailbox that receives the emails for INBOUND_MAIL_DOMAIN. The server reads it every 20 seconds.',
  ),
  ERROR_WEBHOOK_URL: variable<string | undefined>(
    z.string().regex(/^https?:\/\/\S+$/),
    undefined,
    'a URL such as https://errors.example/new',
    'Address to which the server posts its errors as JSON, the same error at most once an hour. A post has the error’s class, code and place, but not its message.',
  ),
  TWILIO_ACCOUNT_SID: variable<string | undefined>(
    z.string().regex(/^AC\w+$/),
    undefined,
    "a Twilio account id, which begins with 'AC'",
    'Twilio account that sends text messages. Without it, text messages are written to DATA_DIR/sms.',
  ),
  TWILIO_AUTH_TOKEN: variable<string | undefined>(
    z.string().min(1),
    undefined,
    'the auth token of that account',
    'Auth token of the Twilio account.',
  ),
  TWILIO_FROM: variable<string | undefined>(
    z.string().regex(/^(\+\d{8,15}|MG\w+|[A-Za-z][A-Za-z0-9 ]{0,10})$/),
    undefined,
    "a number such as +61412345678, the id of a messaging service ('MG…') or a registered sender's name",
    'Sender of text messages. A site can set its own number with `leads.smsNumber`.',
  ),
  INBOUND_SMS: variable(
    z.enum(['on', 'off']),
    'off',
    'on or off',
    'Whether the desk receives shoppers’ text messages, which Twilio sends to https://DESK_HOST/inbound/sms. Requires TWILIO_AUTH_TOKEN, which proves that a message comes from Twilio.',
  ),
  VAPID_KEYS: variable<VapidKeys | undefined>(
    z
      .string()
      .regex(/^[\w-]{87}:[\w-]{43}$/)
      .transform((text) => ({ publicKey: text.slice(0, 87), privateKey: text.slice(88) })),
    undefined,
    'a public and a private VAPID key, as `npx web-push generate-vapid-keys` prints them, joined by a colon',
    'Pair of keys that signs push notifications to staff. Required if several nodes serve the desk; otherwise, the server creates a pair in DATA_DIR/vapid.keys. With a new pair, staff have to turn notifications on again.',
  ),
};

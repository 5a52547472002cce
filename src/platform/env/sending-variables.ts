import { z } from 'zod';
import { variable } from './variable.ts';

/** In base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const sendingVariables = {
  SMTP_URL: variable<string | undefined>(
    z.string().regex(/^smtps?:\/\/\S+$/),
    undefined,
    'a URL such as smtps://user:password@mail.example:465',
    'Mail server for outgoing mail. Without it, mails are written to DATA_DIR/mail.',
  ),
  MAIL_FROM: variable(
    z.email(),
    'no-reply@forecourt.localhost',
    'an email address',
    'Sender address of all mail. Required with SMTP_URL.',
  ),
  INBOUND_MAIL_DOMAIN: variable<string | null>(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/),
    null,
    'a domain such as reply.example.com.au',
    'Domain whose mail the desk receives: shoppers’ replies to staff go to lead+…@ this domain. Without it, they go to the dealer’s own mailbox.',
  ),
  INBOUND_MAIL_SECRET: variable<string | undefined>(
    z.string().min(16),
    undefined,
    'at least 16 characters',
    'Secret that an email service sends with the mail of INBOUND_MAIL_DOMAIN to https://DESK_HOST/inbound/mail.',
  ),
  INBOUND_IMAP_URL: variable<string | undefined>(
    z.string().regex(/^imaps?:\/\/[^\s:@]+:[^\s@]+@\S+$/),
    undefined,
    'a URL such as imaps://user:password@mail.example/INBOX',
    'Mailbox that receives the mail of INBOUND_MAIL_DOMAIN. The server reads it every 20 seconds.',
  ),
  ERROR_WEBHOOK_URL: variable<string | undefined>(
    z.string().regex(/^https?:\/\/\S+$/),
    undefined,
    'a URL such as https://errors.example/new',
    'Gets new errors as JSON, each once an hour: class, code and place, never the message.',
  ),
  TWILIO_ACCOUNT_SID: variable<string | undefined>(
    z.string().regex(/^AC\w+$/),
    undefined,
    "a Twilio account id, which begins with 'AC'",
    'Twilio account for text messages. Without it, they are written to DATA_DIR/sms.',
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
    'Sender of text messages. A site can have a number of its own (leads.smsNumber).',
  ),
  INBOUND_SMS: variable(
    z.enum(['on', 'off']),
    'off',
    'on or off',
    'Takes shoppers’ text messages from Twilio at https://DESK_HOST/inbound/sms. Needs TWILIO_AUTH_TOKEN, which proves that they come from Twilio.',
  ),
  VAPID_KEYS: variable<VapidKeys | undefined>(
    z
      .string()
      .regex(/^[\w-]{87}:[\w-]{43}$/)
      .transform((text) => ({ publicKey: text.slice(0, 87), privateKey: text.slice(88) })),
    undefined,
    'a public and a private VAPID key, as `npx web-push generate-vapid-keys` prints them, joined by a colon',
    'Keys that sign push messages to staff. Set them if several nodes serve the desk; otherwise a pair is created in DATA_DIR/vapid.keys. A new pair ends all subscriptions.',
  ),
};

import { createTransport } from 'nodemailer';
import { within } from '../jobs/within.ts';
import { buildEnvelope } from './build-envelope.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpMailerOptions {
  /** 'smtps://user:password@mail.example:465' */
  readonly url: string;
  /** The address that all mail comes from. */
  readonly from: string;
  /** How long a server may keep silent, in milliseconds. */
  readonly silenceMs?: number;
  /** How long a whole mail may take, in milliseconds. */
  readonly sendMs?: number;
}

/** Sends mail by a server that speaks SMTP. */
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

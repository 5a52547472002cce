import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { isTwilioSigned, looksSigned } from '#src/platform/sms/is-twilio-signed.ts';
import type { TextOrder } from '../../rules/read-text-order.ts';
import type { InboundSmsService, ReceivedSms } from './inbound-sms-service.ts';

export const inboundSmsPath = '/inbound/sms';

interface InboundSmsRoutesOptions {
  readonly inbound: InboundSmsService;
  readonly authToken: string;
  /** The desk's own address, such as https://desk.example.com.au, which the signature covers. */
  readonly readOrigin: (request: FastifyRequest) => string;
  readonly readClock: () => Date;
  readonly assertFewRefused: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly onRefused: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly onUnknown: () => void;
}

/**
 * Maximum number of bytes of a request's body. Enough for a form with Twilio's longest message: 1,600 characters in any
 * writing system.
 */
const maxBodyBytes = 64 * 1024;
const emptyAnswer = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Values of Twilio's OptOutType field, by which Twilio reports that it has blocked or unblocked the sender. */
const providerOrders: Readonly<Record<string, TextOrder>> = { STOP: 'stop', START: 'start' };

const readSms = (fields: URLSearchParams): ReceivedSms => {
  const textOf = (name: string): string => fields.get(name) ?? '';
  const files = Number(textOf('NumMedia'));
  return {
    messageId: textOf('MessageSid'),
    from: textOf('From'),
    to: textOf('To'),
    text: textOf('Body'),
    fileCount: Number.isSafeInteger(files) && files > 0 ? Math.min(files, 10) : 0,
    order: providerOrders[textOf('OptOutType')] ?? null,
  };
};

const readSignature = ({ headers }: FastifyRequest): string | undefined => {
  const signature = headers['x-twilio-signature'];
  return typeof signature === 'string' ? signature : undefined;
};

export const inboundSmsRoutes = (options: InboundSmsRoutesOptions): FastifyPluginAsync => {
  const { inbound, authToken, readOrigin, readClock, assertFewRefused, onRefused, onUnknown } = options;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, body),
    );
    const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
      onRefused(request, reply);
      throw new DomainError('notAllowed', 'The signature is wrong.');
    };
    app.addHook('onRequest', async (request, reply) => {
      if (!looksSigned(readSignature(request))) refuse(request, reply);
      assertFewRefused(request, reply);
    });
    app.post(inboundSmsPath, async (request, reply) => {
      // The signature covers the decoded fields. None of them is used before the signature is checked.
      const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const signed = { url: readOrigin(request) + request.url, fields, signature: readSignature(request) ?? '' };
      if (!isTwilioSigned(signed, authToken)) refuse(request, reply);
      if ((await inbound.receive(readSms(fields), readClock())) === 'unknown') onUnknown();
      return reply.type('text/xml').header('cache-control', 'no-store').send(emptyAnswer);
    });
  };
};

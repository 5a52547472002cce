import { randomBytes } from 'node:crypto';
import sse from '@fastify/sse';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { nameDevice } from '#src/account/server/name-device.ts';
import type { DeskRequest, DeskServices } from '#src/app/console/desk-context.server.ts';
import { deskPaths } from '#src/app/console/desk-paths.ts';
import { inboundMailPath, inboundMailRoutes } from '#src/inbox/server/inbound/inbound-mail-routes.ts';
import type { InboundService } from '#src/inbox/server/inbound/inbound-service.ts';
import { inboundSmsPath, inboundSmsRoutes } from '#src/inbox/server/inbound/inbound-sms-routes.ts';
import type { InboundSmsService } from '#src/inbox/server/inbound/inbound-sms-service.ts';
import type { InboxFeed } from '#src/inbox/server/inbox-feed.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { secondMs } from '#src/lib/durations.ts';
import type { Env } from '#src/platform/env.ts';
import { createHttpServer } from '#src/platform/http/create-http-server.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { hashStaffSecret, readStaffCookie } from '#src/staff/server/staff-secret.ts';
import { createEventWriter } from './create-event-writer.ts';
import { readDeskOrigin } from './desk-host.ts';
import { createDeskLimits } from './desk-limits.ts';
import type { AnswerDeskPage } from './desk-pages.ts';
import { pushWorker } from './push-worker.ts';

export interface DeskAppOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly deskHost: string;
  readonly services: DeskServices;
  readonly feed: InboxFeed;
  readonly answerPage: AnswerDeskPage;
  readonly assetRoutes: FastifyPluginAsync;
  readonly receivesMail: { readonly inbound: InboundService; readonly secret: string } | undefined;
  readonly receivesTexts:
    | { readonly inbound: InboundSmsService; readonly authToken: string; readonly onUnknown: () => void }
    | undefined;
  readonly onClose: () => Promise<void>;
  readonly readClock?: () => Date;
}

/** Largest body of a form, in bytes. A reply can have 10,000 characters, and a form can need nine bytes for each. */
const bodyLimitBytes = 128 * 1024;
const maxUrlLength = 2000;
/** Longest URL under /directory, in characters. Entra's authorization codes alone have more than 1,000. */
const maxCallbackLength = 8000;
/** Time between heartbeats of an event stream, so that neither a proxy nor our own server closes it as idle. */
const heartbeatMs = 15 * secondMs;
const inboundPaths: readonly string[] = [inboundMailPath, inboundSmsPath];
const readMethods: readonly string[] = ['GET', 'HEAD'];

const isDirectoryUrl = (url: string): boolean => url.startsWith(deskPaths.directory(''));

/**
 * Stricter than the storefront's check: without an `Origin` header, all requests but GET and HEAD need `Sec-Fetch-Site:
 * same-origin`. All current browsers send one of these headers.
 */
const assertOwnOrigin = ({ headers, method }: FastifyRequest, origin: string): void => {
  if (readMethods.includes(method)) return;
  const isOwn = headers.origin === undefined ? headers['sec-fetch-site'] === 'same-origin' : headers.origin === origin;
  if (!isOwn)
    throw new DomainError('notAllowed', 'This wasn’t sent from the desk. Please reload the page and try again.');
};

const readForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'application/json'],
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );
};

const parseSeq = (lastEventId: string | null): number | null =>
  lastEventId !== null && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;

export const createDeskApp = async (options: DeskAppOptions): Promise<FastifyInstance> => {
  const {
    env,
    log,
    deskHost,
    services,
    feed,
    answerPage,
    assetRoutes,
    receivesMail,
    receivesTexts,
    onClose,
    readClock = () => new Date(),
  } = options;
  const limits = createDeskLimits({ requests: env.RATE_LIMIT_DESK, attempts: env.RATE_LIMIT_DESK_SIGN_INS });
  const app = createHttpServer({
    log,
    trustProxy: env.TRUST_PROXY,
    trustedHostHeader: env.TRUST_HOST_HEADER,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    maxConnections: 0,
  });
  readForms(app);
  await app.register(sse, { heartbeatInterval: heartbeatMs });
  app.addHook('preClose', async () => feed.close());
  app.addHook('onClose', onClose);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    if (request.url.length > (isDirectoryUrl(request.url) ? maxCallbackLength : maxUrlLength))
      throw new DomainError('malformed', 'That link is too long.');
    // The webhooks for email and text messages send no origin. Their routes check a secret or a signature instead.
    if (inboundPaths.includes(request.routeOptions.url ?? '')) return;
    assertOwnOrigin(request, readDeskOrigin(deskHost, request.host).origin);
  });

  const buildRequest = async (request: FastifyRequest): Promise<DeskRequest> => {
    const now = readClock();
    const { cookie } = request.headers;
    const secret = readStaffCookie('session', cookie);
    const sessionHash = secret === undefined ? undefined : hashStaffSecret('session', secret);
    const cookies: string[] = [];
    const session = sessionHash === undefined ? undefined : await services.sessions.find(sessionHash, now);
    return {
      services,
      session: session ?? null,
      sessionHash,
      challenge: readStaffCookie('challenge', cookie),
      directorySecret: readStaffCookie('directory', cookie),
      device: readStaffCookie('device', cookie),
      actor: {
        personUuid: session?.personUuid ?? null,
        address: readClientAddress(request).line,
        device: nameDevice(request.headers['user-agent']),
      },
      origin: readDeskOrigin(deskHost, request.host),
      now,
      nonce: randomBytes(16).toString('base64url'),
      addCookie: (added) => void cookies.push(added),
      cookies,
    };
  };

  const writeEvents = createEventWriter();
  const openFeed = async (
    request: FastifyRequest<{ Params: { site: string } }>,
    reply: FastifyReply,
  ): Promise<void> => {
    const { session, sessionHash } = await buildRequest(request);
    const { site: siteSlug } = request.params;
    if (session === null || sessionHash === undefined)
      throw new DomainError('notFound', 'There’s nothing at this address.');
    const findScope = async () => {
      const current = await services.sessions.peek(sessionHash, readClock());
      const membership = current?.memberships.find((one) => one.siteSlug === siteSlug);
      return membership !== undefined && hasPermission(membership.role, 'leads.read') ? membership : null;
    };
    const { sse: stream } = reply;
    const stop = await feed.subscribe(
      {
        siteSlug,
        personUuid: session.personUuid,
        findScope,
        send: (messages) => {
          if (!stream.isConnected) return;
          stream.sendHeaders();
          if (!writeEvents(reply.raw, messages)) stream.close();
        },
        close: () => stream.close(),
      },
      parseSeq(stream.lastEventId),
    );
    stream.onClose(stop);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    stream.keepAlive();
    stream.sendHeaders();
    // Otherwise Node would hold the headers back until the first event, and the browser would seem disconnected until
    // then.
    reply.raw.flushHeaders();
  };

  await app.register(assetRoutes);
  app.get(deskPaths.pushWorker, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-store').send(pushWorker),
  );
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
  if (receivesMail !== undefined) {
    await app.register(
      inboundMailRoutes({
        ...receivesMail,
        readClock,
        assertFewRefused: limits.assertFewRefused,
        onRefused: limits.countRefused,
        onNotStored: (reason) => log.warn({ reason }, 'an inbound email was not stored'),
      }),
    );
  }
  if (receivesTexts !== undefined) {
    await app.register(
      inboundSmsRoutes({
        ...receivesTexts,
        readOrigin: ({ host }) => readDeskOrigin(deskHost, host).origin,
        readClock,
        assertFewRefused: limits.assertFewRefused,
        onRefused: limits.countRefused,
      }),
    );
  }
  await app.register(async (limited) => {
    limited.addHook('onRequest', async (request, reply) => limits.countRequest(request, reply));
    limited.get('/sites/:site/events', { sse: 'only' }, openFeed);
    limited.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '*',
      handler: async (request, reply) => {
        const desk = await buildRequest(request);
        // A form from somebody who isn't signed in is a sign-in attempt, or will be redirected to the sign-in page.
        const isStrangersForm = desk.session === null && !readMethods.includes(request.method);
        if (isStrangersForm || isDirectoryUrl(request.url)) limits.countAttempt(request, reply);
        return answerPage(request, reply, desk);
      },
    });
  });
  await app.ready();
  return app;
};

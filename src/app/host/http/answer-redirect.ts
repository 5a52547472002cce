import type { FastifyReply } from 'fastify';
import type { FoundRedirect } from '#src/content/rules/redirects/find-redirect.ts';

/** How long a browser or a CDN may keep a redirect: a dealer who takes one back is heard within the hour. */
const redirectCaching = 'public, max-age=3600';

/**
 * Redirects an old address to its new one. React Router's scripts ask for a page's data, and are
 * told to load the other page as a whole, in the words that they read (`fetchAndDecodeViaTurboStream`).
 */
export const answerRedirect = (reply: FastifyReply, { to, status, isForData }: FoundRedirect): FastifyReply => {
  void reply.header('cache-control', redirectCaching);
  if (!isForData) return reply.redirect(to, status);
  return reply
    .code(204)
    .headers({ 'x-remix-redirect': to, 'x-remix-status': String(status), 'x-remix-reload-document': 'true' })
    .send();
};

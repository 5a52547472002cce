import type { FastifyReply } from 'fastify';
import type { FoundRedirect } from '#src/content/rules/redirects/find-redirect.ts';

/** Short, so that a redirect that a dealer removes is gone within the hour. */
const redirectCaching = 'public, max-age=3600';

/**
 * Redirects an old address. React Router's scripts ask for a page's data and get the headers that `fetchAndDecodeViaTurboStream`
 * reads, which load the whole target page.
 */
export const answerRedirect = (reply: FastifyReply, { to, status, isForData }: FoundRedirect): FastifyReply => {
  void reply.header('cache-control', redirectCaching);
  if (!isForData) return reply.redirect(to, status);
  return reply
    .code(204)
    .headers({ 'x-remix-redirect': to, 'x-remix-status': String(status), 'x-remix-reload-document': 'true' })
    .send();
};

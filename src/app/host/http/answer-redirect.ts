import type { FastifyReply } from 'fastify';
import type { FoundRedirect } from '#src/content/rules/redirects/find-redirect.ts';

/** Browsers may follow a redirect for up to an hour after the dealer removed it. */
const redirectCaching = 'public, max-age=3600';

/** A data request gets the headers that `requestPageData` reads, so that the browser loads the whole target page. */
export const answerRedirect = (reply: FastifyReply, { to, status, isForData }: FoundRedirect): FastifyReply => {
  void reply.header('cache-control', redirectCaching);
  if (!isForData) return reply.redirect(to, status);
  return reply
    .code(204)
    .headers({ 'x-remix-redirect': to, 'x-remix-status': String(status), 'x-remix-reload-document': 'true' })
    .send();
};

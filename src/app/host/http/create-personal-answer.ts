import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorDesk } from '#src/account/server/queries.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PersonalPages } from './personal-pages.ts';

/** The path and query of the page of the same host that a request comes from; null where nobody says. */
const readCameFrom = ({ headers, host }: FastifyRequest): string | null => {
  const from = headers.referer === undefined ? null : URL.parse(headers.referer);
  return from !== null && from.host === host ? from.pathname + from.search : null;
};

/** Makes what answers with a page of whoever asks for it. */
export const createPersonalAnswer =
  (pages: PersonalPages, visitors: Pick<VisitorDesk, 'find'>) =>
  async (request: FastifyRequest, reply: FastifyReply, site: ResolvedSite): Promise<FastifyReply> => {
    const known = await visitors.find(site.slug, request);
    const visitor = known === null ? null : { visitorUuid: known.visitorUuid, phone: known.phone };
    const visit = { visitor, cameFrom: readCameFrom(request) };
    return pages.answer(request, reply, site, { method: 'GET', headers: {}, visit });
  };

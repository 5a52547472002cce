import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { ReadVisit } from './create-visit-reader.ts';
import type { PersonalPages } from './personal-pages.ts';

/** Makes what answers with a page of the visitor who asks for it. */
export const createPersonalAnswer =
  (pages: PersonalPages, readVisit: ReadVisit) =>
  async (request: FastifyRequest, reply: FastifyReply, site: ResolvedSite): Promise<FastifyReply> =>
    pages.answer(request, reply, site, { method: 'GET', headers: {}, visit: await readVisit(request, site) });

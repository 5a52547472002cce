import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '#src/platform/http/form-fields.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PersonalPages } from './personal-pages.ts';
import { requireForm } from './require-form.ts';

export interface PersonalPageRoutesOptions {
  readonly pages: PersonalPages;
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly answerUnknownHost: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

const maxFormBytes = 64 * 1024;

export const personalPageRoutes =
  ({ pages, siteOf, answerUnknownHost }: PersonalPageRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app);
    app.post('*', { bodyLimit: maxFormBytes }, (request, reply) => {
      const site = siteOf(request.host);
      if (site === undefined) return answerUnknownHost(request, reply);
      return pages.answer(request, reply, site, requireForm(request, site));
    });
  };

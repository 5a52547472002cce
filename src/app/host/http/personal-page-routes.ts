import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PersonalPages } from './personal-pages.ts';
import { requireForm, takeForms } from './require-form.ts';

export interface PersonalPageRoutesOptions {
  readonly pages: PersonalPages;
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly answerUnknownHost: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** Largest form, in bytes. */
const maxFormBytes = 64 * 1024;

/**
 * Pages of one visitor: a form that was sent, with its cookies. They are rendered for the caller and kept nowhere,
 * neither here nor in a CDN nor in the browser.
 */
export const personalPageRoutes =
  ({ pages, siteOf, answerUnknownHost }: PersonalPageRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    takeForms(app);
    app.post('*', { bodyLimit: maxFormBytes }, (request, reply) => {
      const site = siteOf(request.host);
      if (site === undefined) return answerUnknownHost(request, reply);
      return pages.answer(request, reply, site, requireForm(request, site));
    });
  };

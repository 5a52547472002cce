import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PersonalPages } from './personal-pages.ts';
import { requireForm } from './require-form.ts';

export interface FormAnswerOptions {
  readonly pages: PersonalPages;
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
}

/** Makes what answers a form that a slice of its own looked at and did not take: with the form's page, and what was typed into it. */
export const createFormAnswer =
  ({ pages, siteOf }: FormAnswerOptions) =>
  async (request: FastifyRequest, reply: FastifyReply, formAnswer: FormAnswer): Promise<FastifyReply> => {
    const site = requireSite(siteOf, request);
    return pages.answer(request, reply, site, { ...requireForm(request, site), formAnswer });
  };

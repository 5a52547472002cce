import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import { isSignedIn } from '#src/account/rules/visitor.ts';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { acceptForms, readFormFields } from '#src/platform/http/form-fields.ts';
import { markUnstored } from '#src/platform/http/limits/rate-limits.ts';
import { problemTypes } from '#src/platform/http/problem-document.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { turnedName } from '../rules/wheel-fields.ts';
import { createSpinStore } from './spin-store.ts';
import { createWheelService, type WheelService, type WheelSite } from './wheel-service.ts';

export interface WheelRoutesOptions {
  readonly siteOf: (host: string | undefined) => WheelSite | undefined;
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly wheel?: WheelService;
  readonly answerForm: (request: FastifyRequest, reply: FastifyReply, answer: FormAnswer) => Promise<FastifyReply>;
}

const bodyLimit = 8 * 1024;

const path = accountPaths.spinToWin;

/**
 * Responds to a rejected form with the page instead of a redirect, so that no name appears in a URL.
 * @spec L2.15, L4.18
 */
export const wheelRoutes =
  ({
    siteOf,
    visitors,
    database,
    answerForm,
    wheel = createWheelService({ store: createSpinStore(database) }),
  }: WheelRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app);
    app.post(path, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const site = requireSite(siteOf, request);
      reply.header('cache-control', 'no-store');
      const { campaign } = site.config.wheel;
      if (campaign === null) throw new DomainError('notFound', 'There’s no prize wheel to spin right now.');
      const fields = readFormFields(request);
      const visitor = await visitors.find(site.slug, request);
      if (!isSignedIn(visitor)) {
        markUnstored(reply);
        return reply.redirect(buildSignInAddress({ type: 'spin-to-win', redirect: path, back: path }), 303);
      }
      const userAgent = request.headers['user-agent'] ?? null;
      const answer = await wheel.turn(site, campaign, visitor, { fields, userAgent });
      if (answer.kind === 'invalid') {
        const { entry, problems } = answer;
        return answerForm(request, reply, {
          entry,
          refusal: { kind: 'invalid', problems },
          status: problemTypes.invalid.status,
        });
      }
      if (answer.kind === 'closed') markUnstored(reply);
      return reply.redirect(answer.kind === 'closed' ? path : `${path}?${turnedName}=yes`, 303);
    });
  };

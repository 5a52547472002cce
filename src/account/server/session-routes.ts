import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { accountPaths } from '#src/lib/account-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { acceptForms } from '#src/platform/http/form-fields.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { chooseSafePath } from '../rules/choose-safe-path.ts';
import { buildStepAddress, readSignInWay, type SignInProblem, signInFields } from '../rules/sign-in-step.ts';
import { isSignedIn } from '../rules/visitor.ts';
import type { SignInRoutesOptions } from './code-routes.ts';
import { ownFormRoute, readOwnForm, redirectTo } from './own-forms.ts';
import type { SignInAnswer } from './sign-in-service.ts';
import { clearedVisitorCookie } from './visitor-cookie.ts';
import type { VisitorService } from './visitor-service.ts';
import type { VisitorStore } from './visitor-store.ts';

export interface SessionRoutesOptions extends SignInRoutesOptions {
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly sessions: Pick<VisitorStore, 'end'>;
}

const problems: Readonly<Record<Exclude<SignInAnswer, 'signedIn'>, SignInProblem>> = {
  wrong: 'wrong-code',
  over: 'code-over',
};

const codePattern = /^\d{6}$/;

const readCode = (written: string): string | undefined => {
  const code = written.slice(0, 40).replaceAll(/[\s-]/g, '').normalize('NFKC');
  return codePattern.test(code) ? code : undefined;
};

/** @spec D.28 */
export const sessionRoutes =
  ({ siteOf, signInService, visitors, sessions }: SessionRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app);

    const signIn = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const site = requireSite(siteOf, request);
      const fields = readOwnForm(request);
      const way = readSignInWay(fields);
      const code = readCode(fields.get(signInFields.code) ?? '');
      // A malformed code is a typing error rather than a guess, so it costs no attempt.
      if (code === undefined) return redirectTo(reply, buildStepAddress(way, 'code', 'no-code'));
      const answer = await signInService.signIn(site, code, { request, reply });
      if (answer !== 'signedIn') return redirectTo(reply, buildStepAddress(way, 'code', problems[answer]));
      return redirectTo(reply, chooseSafePath(way.redirect));
    };

    const signOut = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { slug } = requireSite(siteOf, request);
      readOwnForm(request);
      const visitor = await visitors.find(slug, request);
      if (visitor !== null) await sessions.end(slug, visitor.visitorUuid, { sessionUuid: visitor.sessionUuid });
      return redirectTo(reply.header('set-cookie', clearedVisitorCookie), pagePaths.home);
    };

    const endDevices = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { slug } = requireSite(siteOf, request);
      const fields = readOwnForm(request);
      const visitor = await visitors.find(slug, request);
      if (!isSignedIn(visitor)) throw new DomainError('signInNeeded', 'Please sign in first.');
      const sessionUuid = fields.get(signInFields.session);
      const which = sessionUuid === null ? { butUuid: visitor.sessionUuid } : { sessionUuid };
      const isKnown = sessionUuid === null || isUuid(sessionUuid);
      const count = isKnown ? await sessions.end(slug, visitor.visitorUuid, which) : 0;
      if (sessionUuid !== null && count === 0)
        throw new DomainError('notFound', 'We couldn’t find that device. It may already be signed out.');
      return redirectTo(reply, chooseSafePath(fields.get(signInFields.redirect)));
    };

    app.post(accountPaths.signIn, ownFormRoute, signIn);
    app.post(accountPaths.signOut, ownFormRoute, signOut);
    app.post(accountPaths.signInDevices, ownFormRoute, endDevices);
  };

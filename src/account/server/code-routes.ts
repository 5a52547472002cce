import type { FastifyPluginAsync } from 'fastify';
import { accountPaths } from '#src/lib/account-paths.ts';
import { acceptForms } from '#src/platform/http/form-fields.ts';
import { markUnstored } from '#src/platform/http/limits/rate-limits.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { parseAustralianNumber } from '#src/platform/phones/parse-phone-number.ts';
import type { SmsQueue } from '#src/platform/sms/create-sms-queue.ts';
import { buildStepAddress, readSignInWay, type SignInWay, signInFields } from '../rules/sign-in-step.ts';
import { ownFormRoute, readOwnForm, redirectTo } from './own-forms.ts';
import type { CodeAnswer, SignInService, SignInSite } from './sign-in-service.ts';

export interface SignInRoutesOptions {
  readonly siteOf: (host: string | undefined) => SignInSite | undefined;
  readonly signInService: SignInService;
}

export interface CodeRoutesOptions extends SignInRoutesOptions {
  readonly client: Pick<SmsQueue, 'close'>;
}

const maxPhoneLength = 40;

/** @spec D.28 */
const parseMobile = (written: string): string | undefined =>
  written.length <= maxPhoneLength ? parseAustralianNumber(written, ['MOBILE']) : undefined;

const addressAfter = (way: SignInWay, answer: CodeAnswer): string => {
  if (answer.kind === 'sent') return buildStepAddress(way, 'code');
  if (answer.kind === 'noNumber') return buildStepAddress(way, 'number');
  return buildStepAddress(way, answer.isPending ? 'code' : 'number', answer.refusal);
};

/** Separate from the other account routes, because codes cost money and have a rate limit of their own. @spec D.28 */
export const codeRoutes =
  ({ siteOf, signInService, client }: CodeRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app);
    app.addHook('onClose', () => client.close());
    app.post(accountPaths.signInCode, ownFormRoute, async (request, reply) => {
      const site = requireSite(siteOf, request);
      const fields = readOwnForm(request);
      const way = readSignInWay(fields);
      const phone = fields.has(signInFields.again) ? null : parseMobile(fields.get(signInFields.phone) ?? '');
      const answer = phone === undefined ? undefined : await signInService.sendCode(site, phone, { request, reply });
      if (answer?.kind !== 'sent') markUnstored(reply);
      return redirectTo(
        reply,
        answer === undefined ? buildStepAddress(way, 'number', 'phone') : addressAfter(way, answer),
      );
    });
  };

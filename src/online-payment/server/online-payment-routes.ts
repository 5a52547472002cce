import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountConfig } from '#src/account/rules/config.ts';
import { findGate } from '#src/account/rules/find-gate.ts';
import { isSignedIn } from '#src/account/rules/visitor.ts';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { readLeadEntry } from '#src/leads/rules/lead-fields.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { onlinePaymentOf } from '#src/lib/payment-paths.ts';
import { secretParameters } from '#src/lib/secret-parameters.ts';
import { acceptForms, readFormFields } from '#src/platform/http/form-fields.ts';
import { markUnstored } from '#src/platform/http/limits/rate-limits.ts';
import { problemTypes } from '#src/platform/http/problem-document.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { OnlinePaymentConfig } from '../rules/config.ts';
import { isPaymentStep, type PaymentAnswer, paymentAnswerName, paymentFields } from '../rules/payment-fields.ts';
import type { PaymentRequestService } from './payment-request-service.ts';

interface PaymentSite {
  readonly slug: string;
  readonly config: { readonly account: AccountConfig; readonly onlinePayment: OnlinePaymentConfig };
}

export interface OnlinePaymentRoutesOptions {
  readonly siteOf: (host: string | undefined) => PaymentSite | undefined;
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly onlinePayments: PaymentRequestService;
  readonly answerForm: (request: FastifyRequest, reply: FastifyReply, answer: FormAnswer) => Promise<FastifyReply>;
}

const bodyLimit = 4 * 1024;

const path = accountPaths.onlinePayment;

const findSite = ({ siteOf }: OnlinePaymentRoutesOptions, request: FastifyRequest): PaymentSite => {
  const site = requireSite(siteOf, request);
  if (!site.config.onlinePayment.isEnabled)
    throw new DomainError('notFound', 'This site doesn’t take online payments.');
  return site;
};

const addressOf = (code: string, answer: PaymentAnswer | null): string =>
  onlinePaymentOf(code) + (answer === null ? '' : `&${paymentAnswerName}=${answer}`);

interface TakenStep {
  readonly address: string;
  readonly isStored: boolean;
}

const takeStep = async (
  service: PaymentRequestService,
  { slug }: PaymentSite,
  fields: URLSearchParams,
): Promise<TakenStep | undefined> => {
  const step = fields.get(paymentFields.step);
  if (!isPaymentStep(step)) throw new DomainError('malformed', 'This form isn’t part of a payment.');
  const typed = fields.get(paymentFields.code) ?? '';
  if (step === 'find') {
    const code = await service.identify(slug, typed, (fields.get(paymentFields.lastName) ?? '').slice(0, 200));
    return code === undefined ? undefined : { address: addressOf(code, null), isStored: false };
  }
  const request = await service.find(slug, typed);
  if (request === undefined) throw new DomainError('notFound', 'We can’t find that payment.');
  if (step === 'confirm') {
    await service.confirm(request, fields.get(paymentFields.confirm) === 'yes');
    return { address: addressOf(request.code, null), isStored: true };
  }
  const isReached = await service.pay(request, (fields.get(paymentFields.card) ?? '').slice(0, 40));
  return { address: addressOf(request.code, isReached ? null : 'failed'), isStored: isReached };
};

/** The 'find' step gives an unknown code, another site's code and a wrong name the same response. @spec L2.16, L4.18 */
export const onlinePaymentRoutes =
  (options: OnlinePaymentRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const { visitors, onlinePayments, answerForm } = options;
    acceptForms(app);
    const isShut = async (site: PaymentSite, request: FastifyRequest): Promise<boolean> =>
      findGate(path, site.config.account.gates) !== undefined && !isSignedIn(await visitors.find(site.slug, request));

    app.post(path, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const site = findSite(options, request);
      const fields = readFormFields(request);
      if (await isShut(site, request)) {
        markUnstored(reply);
        return reply.redirect(path, 303);
      }
      const taken = await takeStep(onlinePayments, site, fields);
      if (taken !== undefined) {
        if (!taken.isStored) markUnstored(reply);
        return reply.redirect(taken.address, 303);
      }
      return answerForm(request, reply, {
        entry: readLeadEntry((name) => fields.getAll(name)),
        refusal: { kind: 'invalid', problems: [] },
        status: problemTypes.invalid.status,
      });
    });
    // The gateway's page adds payment ids to the URL. They're ignored.
    app.get(`${path}/return`, { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const site = findSite(options, request);
      const typed = URL.parse(request.url, 'http://host')?.searchParams.get(secretParameters.token) ?? '';
      const known = (await isShut(site, request)) ? undefined : await onlinePayments.find(site.slug, typed);
      if (known === undefined) return reply.redirect(path, 303);
      await onlinePayments.settle(known);
      return reply.redirect(addressOf(known.code, null), 303);
    });
  };

import { DomainError } from '#src/lib/domain-error.ts';
import { readReadableCode } from '#src/lib/text/readable-code.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { PaymentAnswer } from '#src/online-payment/rules/payment-fields.ts';
import { paymentCodeLength } from '#src/online-payment/rules/payment-request.ts';
import type { StoredRequest } from '#src/online-payment/server/request-payable.ts';
import type { RequestFinder } from '#src/online-payment/server/request-store.ts';
import { buildOnlinePaymentView, type OnlinePaymentView } from '#src/online-payment/view/build-online-payment-view.ts';
import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import type { PaymentGateway } from '#src/payments/server/payment-gateway.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

export interface OnlinePaymentQuestion {
  readonly code: string | null;
  readonly answer: PaymentAnswer | null;
}

export interface OnlinePaymentPageLoaderOptions {
  readonly requests: Pick<RequestFinder, 'findByCode'>;
  readonly gateway: Pick<PaymentGateway, 'find'>;
}

export const createOnlinePaymentPageLoader = ({ requests, gateway }: OnlinePaymentPageLoaderOptions) => {
  const findStatus = async ({ state, siteSlug, paymentRef: ref }: StoredRequest): Promise<PaymentStatus | null> => {
    if (state !== 'paying' || ref === null) return null;
    const found = await gateway.find({ siteSlug, ref });
    return found.kind === 'answered' ? found.value : null;
  };
  const findRequest = async (siteSlug: string, typed: string | null): Promise<StoredRequest | null> => {
    if (typed === null) return null;
    const code = readReadableCode(typed, paymentCodeLength);
    const request = code === undefined ? undefined : await requests.findByCode(siteSlug, code);
    if (request === undefined) throw new DomainError('notFound', 'We couldn’t find that payment.');
    return request;
  };
  return {
    /** @spec L2.16 */
    load: async (
      site: ResolvedSite,
      { code, answer }: OnlinePaymentQuestion,
      now: Date,
    ): Promise<OnlinePaymentView> => {
      const { config, legal, timeZone } = site;
      if (!config.onlinePayment.isEnabled)
        throw new DomainError('notFound', 'Online payments aren’t available on this site.');
      const request = await findRequest(site.slug, code);
      const paidAt = request?.paidAt ?? null;
      return buildOnlinePaymentView({
        answer,
        timeZone,
        payments: config.payments,
        payee: legal.entity,
        nowMs: now.getTime(),
        request: request && { ...request, paidAtMs: paidAt === null ? null : Date.parse(paidAt) },
        standing: request && (await findStatus(request)),
        phone: buildShownPhone(site.phones.main, config.vehicle.brandPhones),
      });
    },
  };
};

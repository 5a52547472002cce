import type { FastifyPluginAsync } from 'fastify';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { answerName, checkoutPath, checkoutPathNames } from '#src/checkout/rules/checkout-requests.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { purchasePath } from '#src/lib/payment-paths.ts';
import { secretParameters } from '#src/lib/secret-parameters.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { CheckoutConfig } from '../../rules/config.ts';
import type { ReservationFinder } from '../reservation-access.ts';
import type { StoredReservation } from '../reservation-payable.ts';
import { writeReceiptCookie } from './receipt-cookie.ts';
import type { ReceiptLinks } from './receipt-links.ts';

interface ReceiptSite {
  readonly slug: string;
  readonly config: { readonly checkout: CheckoutConfig };
}

export interface ReceiptRoutesOptions {
  readonly siteOf: (host: string | undefined) => ReceiptSite | undefined;
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly reservations: Pick<ReservationFinder, 'find' | 'findLatest'>;
  readonly receipts: ReceiptLinks;
  readonly readClock?: () => Date;
}

const querystring = {
  type: 'object',
  properties: { [secretParameters.token]: { type: 'string', maxLength: 120 } },
};

/** Stores nothing on the server, so email scanners that open the link do no harm. @spec B9.29, D.26 */
export const receiptRoutes =
  ({
    siteOf,
    visitors,
    reservations,
    receipts,
    readClock = () => new Date(),
  }: ReceiptRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const findOpened = async (siteSlug: string, token: string, now: Date) => {
      const opened = await receipts.read(siteSlug, token, now.getTime());
      const reservation = opened && (await reservations.find({ siteSlug, ...opened }));
      return opened && reservation ? { reservation, expiresMs: opened.expiresMs } : null;
    };

    const isVisitors = async (
      siteSlug: string,
      request: Parameters<VisitorService['find']>[1],
      { vehicleId, reservationUuid }: StoredReservation,
    ): Promise<boolean> => {
      const visitor = await visitors.find(siteSlug, request);
      if (visitor === null) return false;
      const own = await reservations.findLatest(siteSlug, visitor.visitorUuid, vehicleId);
      return own?.reservationUuid === reservationUuid;
    };

    for (const path of checkoutPathNames) {
      app.get<{ Params: { slug: string }; Querystring: Readonly<Record<string, string | undefined>> }>(
        `/cars/:slug/${path}/receipt`,
        { schema: { hide: true, querystring } },
        async (request, reply) => {
          reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
          const site = requireSite(siteOf, request);
          if (site.config.checkout.path !== path)
            throw new DomainError('notFound', 'Online reservations aren’t available at this address.');
          const slug = request.params.slug.toWellFormed();
          const address = checkoutPath(slug, path);
          const token = request.query[secretParameters.token] ?? '';
          const now = readClock();
          const opened = await findOpened(site.slug, token, now);
          if (opened === null) return reply.redirect(`${address}?${answerName}=link`, 303);
          const { reservation, expiresMs } = opened;
          if (await isVisitors(site.slug, request, reservation)) {
            return reply.redirect(reservation.isPurchase ? purchasePath(slug) : address, 303);
          }
          const maxAgeSeconds = Math.floor((expiresMs - now.getTime()) / 1_000);
          return reply.header('set-cookie', writeReceiptCookie(token, maxAgeSeconds)).redirect(address, 303);
        },
      );
    }
  };

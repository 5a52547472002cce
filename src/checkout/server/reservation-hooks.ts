import { and, asc, eq, or } from 'drizzle-orm';
import { isCancellation, isForShopper } from '#src/leads/rules/delivery-kinds.ts';
import type { LeadHooks } from '#src/leads/server/lead-hooks.ts';
import { buildReservationEndDocument } from '#src/leads/view/build-lead-document.ts';
import { nameShopper } from '#src/leads/view/mail-view.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { checkoutReceiptPath } from '../rules/checkout-requests.ts';
import type { CheckoutConfig } from '../rules/config.ts';
import { type Ending, findEnding } from '../rules/hold/find-ending.ts';
import { buildReservationMail, type ReservationMail } from '../view/build-reservation-mail.ts';
import { reservationSubcategory } from './prepare-contact.ts';
import { createReceiptLinks, findReceiptEndMs, type ReceiptLinks } from './receipt/receipt-links.ts';
import { createReservationFinder, type ReservationFinder } from './reservation-access.ts';
import { reservationEntries, reservations } from './tables.ts';

interface MailedSite {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly timeZone: string;
  readonly config: { readonly checkout: CheckoutConfig };
}

export interface ReservedLead {
  readonly leadUuid: string;
  readonly vehicle: { readonly title: string; readonly slug: string } | null;
  readonly shopperName: string | null;
  readonly isOver: boolean;
  readonly isOwed: boolean;
}

export type FindReservationAddition = (site: MailedSite, lead: ReservedLead) => Promise<ReservationMail | null>;

/** @spec B1.12 */
export const createReservationMails =
  (
    { findOfLead }: Pick<ReservationFinder, 'findOfLead'>,
    { sign }: Pick<ReceiptLinks, 'sign'>,
  ): FindReservationAddition =>
  async (site, { leadUuid, vehicle, shopperName, isOver, isOwed }) => {
    const reservation = await findOfLead(site.slug, leadUuid);
    if (reservation === undefined || vehicle === null) return null;
    const { amountCents, capturedCents, price, heldUntilMs, paymentRef } = reservation;
    const { path } = site.config.checkout;
    const token = await sign(reservation, findReceiptEndMs(reservation));
    return buildReservationMail({
      amountCents: capturedCents || amountCents,
      depositCents: amountCents,
      price,
      heldUntilMs,
      paymentRef: paymentRef ?? '',
      timeZone: site.timeZone,
      title: vehicle.title,
      href: site.url + checkoutReceiptPath(vehicle.slug, path === 'none' ? 'checkout' : path, token),
      shopperName,
      isOver,
      isOwed,
      deposit: reservation,
    });
  };

interface EndedReservation extends Ending {
  readonly reservationUuid: string;
  readonly vehicleId: number;
  readonly depositCents: number;
}

/** @spec B9.29 */
export const createEndedReservationFinder =
  ({ primary }: Pick<DatabaseService, 'primary'>) =>
  async (siteSlug: string, leadUuid: string): Promise<EndedReservation | null> => {
    const lines = await primary
      .select({
        reservationUuid: reservations.reservationUuid,
        vehicleId: reservations.vehicleId,
        depositCents: reservations.capturedCents,
        state: reservationEntries.state,
        at: reservationEntries.at,
        event: reservationEntries.event,
      })
      .from(reservations)
      .innerJoin(
        reservationEntries,
        and(
          eq(reservationEntries.siteSlug, reservations.siteSlug),
          eq(reservationEntries.reservationUuid, reservations.reservationUuid),
        ),
      )
      .where(
        and(
          eq(reservations.siteSlug, siteSlug),
          or(eq(reservations.leadUuid, leadUuid), eq(reservations.reservationLeadUuid, leadUuid)),
        ),
      )
      .orderBy(asc(reservationEntries.version));
    const [first] = lines;
    const ending = findEnding(lines.map(({ event, state, at }) => ({ event, state, atMs: new Date(at).getTime() })));
    if (first === undefined || ending === null) return null;
    const { reservationUuid, vehicleId, depositCents } = first;
    return { reservationUuid, vehicleId, depositCents, ...ending };
  };

/** @spec B1.12, B9.29 */
export const createReservationHooks = (database: DatabaseService) => {
  const findMail = createReservationMails(createReservationFinder(database), createReceiptLinks(database));
  const findEnded = createEndedReservationFinder(database);
  return {
    isFor: ({ subcategory }) => subcategory === reservationSubcategory,
    findAddition: async (site, { kind, lead }) => {
      const mail = await findMail(site, {
        ...lead,
        shopperName: isForShopper(kind) ? null : nameShopper(lead),
        isOver: isCancellation(kind),
        isOwed: kind === 'refundFailure',
      });
      return mail && { ...mail, files: [] };
    },
    findDocument: async (site, { lead }) => {
      const ended = await findEnded(site.slug, lead.leadUuid);
      return ended && buildReservationEndDocument(lead, ended, site);
    },
  } satisfies LeadHooks<MailedSite>;
};

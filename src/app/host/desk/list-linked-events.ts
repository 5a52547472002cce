import { type SQL, sql } from 'drizzle-orm';
import { appointments } from '#src/appointments/server/tables.ts';
import type { ReservationState } from '#src/checkout/rules/hold/change-reservation.ts';
import { reservations } from '#src/checkout/server/tables.ts';
import { financeApplications } from '#src/finance-application/server/tables.ts';
import type { LinkedEvent, LinkedRecord } from '#src/inbox/view/build-linked-items.ts';
import { describeFullMoment } from '#src/lib/dates/describe-full-moment.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { paymentRequests } from '#src/online-payment/server/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { ScopedLead } from '#src/staff/rules/membership.ts';
import { valuations } from '#src/trade-in/server/tables.ts';

interface EventSite {
  readonly slug: string;
  readonly timeZone: string;
  readonly locations: readonly { readonly id: number; readonly name: string; readonly timeZone: string }[];
}

interface OfReservation {
  readonly isPurchase: boolean;
  readonly state: ReservationState;
  readonly lead: ScopedLead;
}

type Facts =
  | { readonly kind: 'visitBooked'; readonly startsMs: number; readonly locationId: number }
  | { readonly kind: 'visitCancelled' }
  | (OfReservation & { readonly kind: 'reservationOpened'; readonly amountCents: number })
  | (OfReservation & { readonly kind: 'reservationChanged' })
  | {
      readonly kind: 'valued';
      readonly car: { readonly year: number; readonly make: string; readonly model: string } | null;
      readonly offerDollars: number | null;
    }
  | { readonly kind: 'financeApplied'; readonly amountCents: number | null; readonly termMonths: number | null }
  | { readonly kind: 'paymentAsked' | 'paymentReceived'; readonly amountCents: number };

const reservationWords: Readonly<Record<ReservationState, string>> = {
  open: 'started',
  paying: 'the deposit is being paid',
  held: 'deposit paid, the vehicle is held',
  lapsing: 'ending',
  refunding: 'the deposit is being refunded',
  owed: 'a refund is owed',
  refunded: 'deposit refunded',
  sold: 'sold',
  closed: 'closed',
};

const describeVisit = ({ startsMs, locationId }: { startsMs: number; locationId: number }, site: EventSite): string => {
  const location = site.locations.find(({ id }) => id === locationId);
  const place = location === undefined ? '' : ` at ${location.name}`;
  return `Visit booked for ${describeFullMoment(startsMs, location?.timeZone ?? site.timeZone)}${place}`;
};

const describeEvent = (facts: Facts, site: EventSite): string => {
  switch (facts.kind) {
    case 'visitBooked':
      return describeVisit(facts, site);
    case 'visitCancelled':
      return 'Visit cancelled';
    case 'reservationOpened':
      return `${facts.isPurchase ? 'Purchase' : 'Reservation'} started, deposit ${formatPrice(facts.amountCents)}`;
    case 'reservationChanged':
      return `${facts.isPurchase ? 'Purchase' : 'Reservation'}: ${reservationWords[facts.state]}`;
    case 'valued': {
      const { car, offerDollars } = facts;
      const name = car === null ? null : `${car.year} ${car.make} ${car.model}`;
      const offer = offerDollars === null ? 'no estimate' : formatPrice(offerDollars * 100);
      return `Trade-in valued: ${joinKnown([name, offer], ', ')}`;
    }
    case 'financeApplied': {
      const { amountCents, termMonths } = facts;
      const loan =
        amountCents === null || termMonths === null ? '' : `: ${formatPrice(amountCents)} over ${termMonths} months`;
      return `Finance application sent${loan}`;
    }
    case 'paymentAsked':
      return `Payment of ${formatPrice(facts.amountCents)} requested`;
    case 'paymentReceived':
      return `Payment of ${formatPrice(facts.amountCents)} received`;
  }
};

interface EventRow extends Record<string, unknown> {
  readonly id: string;
  readonly at_ms: string;
  readonly facts: Facts;
}

const inMs = (moment: SQL): SQL => sql`floor(extract(epoch FROM ${moment}) * 1000)::bigint`;

const reservationFacts = sql.raw(`'isPurchase', is_purchase, 'state', state, 'lead', json_build_object(
  'locationId', contact #> '{record,locationId}', 'category', coalesce(contact #>> '{record,category}', ''))`);

const selectEvents = (siteSlug: string, leadUuid: string): SQL => {
  const isOfLead = sql`site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid`;
  const ofReservation = sql`site_id = ${siteSlug}
    AND (lead_uuid = ${leadUuid}::uuid OR reservation_lead_uuid = ${leadUuid}::uuid)`;
  const ofOther = sql`site_id = ${siteSlug} AND lead_id = ${leadUuid}::uuid`;
  return sql`
    SELECT appointment_uuid AS id, ${inMs(sql`booked_at`)} AS at_ms, json_build_object('kind', 'visitBooked',
      'startsMs', ${inMs(sql`starts_at`)}, 'locationId', location_id) AS facts
    FROM ${appointments} WHERE ${isOfLead}
    UNION ALL SELECT appointment_uuid, ${inMs(sql`cancelled_at`)}, json_build_object('kind', 'visitCancelled')
    FROM ${appointments} WHERE ${isOfLead} AND cancelled_at IS NOT NULL
    UNION ALL SELECT reservation_uuid, ${inMs(sql`opened_at`)}, json_build_object('kind', 'reservationOpened',
      ${reservationFacts}, 'amountCents', amount_cents) FROM ${reservations} WHERE ${ofReservation}
    UNION ALL SELECT reservation_uuid, ${inMs(sql`changed_at`)}, json_build_object('kind', 'reservationChanged',
      ${reservationFacts}) FROM ${reservations} WHERE ${ofReservation} AND state <> 'open'
    UNION ALL SELECT valuation_uuid, ${inMs(sql`coalesce(saved_at, started_at)`)}, json_build_object('kind', 'valued',
      'car', cars->coalesce(car_at, 0), 'offerDollars', offer_price) FROM ${valuations} WHERE ${ofOther}
    UNION ALL SELECT application_uuid, ${inMs(sql`sent_at`)}, json_build_object('kind', 'financeApplied',
      'amountCents', amount_cents, 'termMonths', term_months)
    FROM ${financeApplications} WHERE ${ofOther} AND sent_at IS NOT NULL
    UNION ALL SELECT request_uuid, ${inMs(sql`asked_at`)}, json_build_object('kind', 'paymentAsked',
      'amountCents', amount_cents) FROM ${paymentRequests} WHERE ${isOfLead}
    UNION ALL SELECT request_uuid, ${inMs(sql`paid_at`)}, json_build_object('kind', 'paymentReceived',
      'amountCents', amount_cents) FROM ${paymentRequests} WHERE ${isOfLead} AND paid_at IS NOT NULL
    ORDER BY at_ms DESC LIMIT ${maxEvents}`;
};

const maxEvents = 200;

const findRecord = (id: string, facts: Facts): LinkedRecord | null => {
  if (facts.kind === 'valued') return { kind: 'tradeIn', uuid: id };
  const isReservation = facts.kind === 'reservationOpened' || facts.kind === 'reservationChanged';
  // The desk's pages leave out reservations whose deposit nobody has begun to pay.
  return isReservation && facts.state !== 'open' ? { kind: 'reservation', uuid: id, lead: facts.lead } : null;
};

type ListLinkedEvents = (site: EventSite, leadUuid: string) => Promise<readonly LinkedEvent[]>;

export const createLinkedEvents =
  ({ interactive }: Pick<DatabaseService, 'interactive'>): ListLinkedEvents =>
  async (site, leadUuid) => {
    const { rows } = await interactive.execute<EventRow>(selectEvents(site.slug, leadUuid));
    return rows.map(({ id, at_ms: atMs, facts }) => ({
      key: `${facts.kind} ${id}`,
      what: describeEvent(facts, site),
      atMs: Number(atMs),
      record: findRecord(id, facts),
    }));
  };

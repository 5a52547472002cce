import { createCardActions } from '#src/payments/server/payable-processor.ts';
import type { CardGateway } from '#src/payments/server/payment-gateway.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { isSamePrice, readPrice } from '../rules/agreed-price.ts';
import type { CheckoutAnswer } from '../rules/checkout-requests.ts';
import type { ContactEntry } from '../rules/contact-entry.ts';
import { findDepositCents } from '../rules/find-deposit-cents.ts';
import { isLive } from '../rules/hold/change-reservation.ts';
import { isCheckoutEnabled } from '../rules/is-checkout-enabled.ts';
import { type CheckoutSite, type FormOrigin, prepareContact } from './prepare-contact.ts';
import { buildDepositPayment, type ProcessReservation } from './process-reservation.ts';
import type { StoredReservation } from './reservation-payable.ts';
import type { ReservationStore, TakeOutcome } from './reservation-store.ts';

export interface Asked {
  readonly site: CheckoutSite;
  readonly visitorUuid: string;
  readonly vehicle: Vehicle;
}

type Answer = Promise<CheckoutAnswer | null>;

export interface ReservationService {
  readonly find: (asked: Asked) => Promise<StoredReservation | undefined>;
  readonly introduce: (asked: Asked, entry: ContactEntry, origin: FormOrigin) => Answer;
  readonly pay: (asked: Asked, cardNumber: string) => Answer;
  readonly confirm: (asked: Asked, isApproved: boolean) => Answer;
  readonly settle: (asked: Asked) => Promise<void>;
  readonly release: (asked: Asked) => Answer;
}

export interface ReservationServiceOptions {
  readonly store: Pick<ReservationStore, 'open' | 'findLatest' | 'take' | 'apply'>;
  readonly gateway: CardGateway;
  readonly process: ProcessReservation;
  readonly readClock: () => Date;
}

const answerOf: Readonly<Record<Exclude<TakeOutcome['kind'], 'taken'>, CheckoutAnswer>> = {
  late: 'late',
  tooMany: 'tooMany',
  stale: 'failed',
};

/** Vehicle and amount come from the stock and the site's settings, never from the form. @spec B1.12, B9.27, D.41 */
export const createReservationService = ({
  store,
  gateway,
  process,
  readClock,
}: ReservationServiceOptions): ReservationService => {
  const cardActions = createCardActions({ gateway, process });
  const find = ({ site, visitorUuid, vehicle }: Asked) => store.findLatest(site.slug, visitorUuid, vehicle.id);

  const introduce: ReservationService['introduce'] = async ({ site, visitorUuid, vehicle }, entry, origin) => {
    const amountCents = findDepositCents(vehicle, site.config.checkout);
    if (amountCents === null || !isCheckoutEnabled(vehicle, site.config.checkout)) return 'unavailable';
    const known = await store.findLatest(site.slug, visitorUuid, vehicle.id);
    if (known !== undefined && isLive(known)) return null;
    const now = readClock();
    const prepared = prepareContact(site, vehicle, entry, origin, now);
    const price = readPrice(vehicle);
    const wanted = { siteSlug: site.slug, visitorUuid, vehicleId: vehicle.id, amountCents, price, isPurchase: false };
    await store.open({ ...wanted, ...prepared }, now);
    return null;
  };

  const start = async (
    { site, vehicle }: Asked,
    open: StoredReservation,
  ): Promise<StoredReservation | CheckoutAnswer> => {
    const amountCents = findDepositCents(vehicle, site.config.checkout);
    if (amountCents === null || !isCheckoutEnabled(vehicle, site.config.checkout)) return 'unavailable';
    const price = readPrice(vehicle);
    const isAsShown = amountCents === open.amountCents && isSamePrice(price, open.price);
    if (!isAsShown && open.entry !== null) {
      const { siteSlug, visitorUuid, vehicleId, isPurchase, entry, problems, contact } = open;
      const said = { siteSlug, visitorUuid, vehicleId, isPurchase, entry, problems, contact };
      await store.open({ ...said, amountCents, price }, readClock());
      return 'changed';
    }
    const outcome = await store.take(open, readClock());
    return outcome.kind === 'taken' ? outcome.reservation : answerOf[outcome.kind];
  };

  const namePayment = async (taken: StoredReservation): Promise<StoredReservation | CheckoutAnswer> => {
    const made = await gateway.create(buildDepositPayment(taken));
    if (made.kind === 'answered') {
      const named = await store.apply(taken, [{ kind: 'paymentNamed', ref: made.value.ref }], readClock());
      return named ?? 'failed';
    }
    await store.apply(taken, [{ kind: 'released' }], readClock());
    return 'failed';
  };

  const pay: ReservationService['pay'] = async (asked, cardNumber) => {
    const known = await find(asked);
    if (known?.state !== 'open' && known?.state !== 'paying') return null;
    const taken = known.state === 'open' ? await start(asked, known) : known;
    if (typeof taken === 'string') return taken;
    const named = taken.paymentRef === null ? await namePayment(taken) : taken;
    if (typeof named === 'string') return named;
    await cardActions.pay(named, cardNumber);
    return null;
  };

  return {
    find,
    introduce,
    pay,
    confirm: async (asked, isApproved) => {
      const known = await find(asked);
      if (known !== undefined) await cardActions.confirm(known, isApproved);
      return null;
    },
    settle: async (asked) => {
      const known = await find(asked);
      if (known !== undefined) await cardActions.refresh(known);
    },
    release: async (asked) => {
      const known = await find(asked);
      const released = known && (await store.apply(known, [{ kind: 'released' }], readClock()));
      if (released !== undefined) await process(released);
      return null;
    },
  };
};

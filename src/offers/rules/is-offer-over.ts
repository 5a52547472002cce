import { localDay } from '#src/lib/dates/local-day.ts';
import type { Offer } from '#src/sites/model/offer.ts';

/** A moment, and the zone by whose clock days end. */
export interface OfferMoment {
  readonly now: Date;
  readonly timeZone: string;
}

/** Whether the last day of an offer is over by the clock of the site. */
export const isOfferOver = ({ lastDay }: Pick<Offer, 'lastDay'>, { now, timeZone }: OfferMoment): boolean =>
  lastDay !== null && localDay(now, timeZone) > lastDay;

import { endOfLocalDay } from '#src/lib/dates/end-of-local-day.ts';
import type { Offer } from '#src/sites/model/offer.ts';

/** The moments, as Unix milliseconds, at which an offer is over: a page made before one of them is stale after it. */
export const listOfferMoments = (offers: readonly Pick<Offer, 'lastDay'>[], timeZone: string): readonly number[] =>
  offers.flatMap(({ lastDay }) => (lastDay === null ? [] : [endOfLocalDay(lastDay, timeZone)]));

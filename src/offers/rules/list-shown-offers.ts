import { endOfLocalDay, localDay } from '#src/lib/dates/local-day.ts';
import type { Offer } from '#src/sites/model/publications.ts';

/** @spec L3.09 */
export const isOfferOfWebsite = (
  { excludedWebsiteIds }: Pick<Offer, 'excludedWebsiteIds'>,
  websiteId: number,
): boolean => !excludedWebsiteIds.includes(websiteId);

interface OfferMoment {
  readonly now: Date;
  readonly timeZone: string;
}

export const isOfferOver = ({ lastDay }: Pick<Offer, 'lastDay'>, { now, timeZone }: OfferMoment): boolean =>
  lastDay !== null && localDay(now, timeZone) > lastDay;

interface OffersSite {
  readonly websiteId: number;
  readonly timeZone: string;
  readonly publications: { readonly offers: readonly Offer[] };
}

/** @spec L1.04, L3.09 */
export const listShownOffers = ({ websiteId, timeZone, publications }: OffersSite, now: Date): readonly Offer[] =>
  publications.offers.filter((offer) => isOfferOfWebsite(offer, websiteId) && !isOfferOver(offer, { now, timeZone }));

/** Returns the Unix ms at which offers end. A page rendered before such a moment is stale after it. */
export const listOfferMoments = (offers: readonly Pick<Offer, 'lastDay'>[], timeZone: string): readonly number[] =>
  offers.flatMap(({ lastDay }) => (lastDay === null ? [] : [endOfLocalDay(lastDay, timeZone)]));

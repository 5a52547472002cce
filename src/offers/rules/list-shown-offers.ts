import { endOfLocalDay, localDay } from '#src/lib/dates/local-day.ts';
import type { Offer } from '#src/sites/model/publications.ts';

/** Whether an offer is one of this website, over or not: none that names the website among those left out. @spec L3.09 */
export const isOfferOfWebsite = (
  { excludedWebsiteIds }: Pick<Offer, 'excludedWebsiteIds'>,
  websiteId: number,
): boolean => !excludedWebsiteIds.includes(websiteId);

/** A moment, and the zone by whose clock days end. */
interface OfferMoment {
  readonly now: Date;
  readonly timeZone: string;
}

/** Whether the last day of an offer is over by the clock of the site. */
export const isOfferOver = ({ lastDay }: Pick<Offer, 'lastDay'>, { now, timeZone }: OfferMoment): boolean =>
  lastDay !== null && localDay(now, timeZone) > lastDay;

interface OffersSite {
  readonly websiteId: number;
  readonly timeZone: string;
  readonly publications: { readonly offers: readonly Offer[] };
}

/** The offers that a website shows now, in the order of their files' names. @spec L1.04, L3.09 */
export const listShownOffers = ({ websiteId, timeZone, publications }: OffersSite, now: Date): readonly Offer[] =>
  publications.offers.filter((offer) => isOfferOfWebsite(offer, websiteId) && !isOfferOver(offer, { now, timeZone }));

/** The moments, as Unix milliseconds, at which an offer is over: a page made before one of them is stale after it. */
export const listOfferMoments = (offers: readonly Pick<Offer, 'lastDay'>[], timeZone: string): readonly number[] =>
  offers.flatMap(({ lastDay }) => (lastDay === null ? [] : [endOfLocalDay(lastDay, timeZone)]));

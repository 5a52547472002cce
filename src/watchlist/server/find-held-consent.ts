import type { AddressStops } from '#src/leads/server/queries.ts';
import type { NoticeConsent } from '../view/build-notices-view.ts';
import type { ConsentStore } from './consent-store.ts';
import type { ListOwner } from './watchlist-store.ts';

export interface HeldConsentOptions {
  readonly consents: Pick<ConsentStore, 'find' | 'stop'>;
  readonly stops: Pick<AddressStops, 'isStoppedSince'>;
}

/** What a visitor agreed to and has not stopped, on the list or by the link of a message; null for nothing. @spec L2.30 */
export const findHeldConsent = async (
  { consents, stops }: HeldConsentOptions,
  owner: ListOwner,
  now: Date,
): Promise<NoticeConsent | null> => {
  const consent = await consents.find(owner);
  if (consent === null || !(await stops.isStoppedSince(owner.siteSlug, consent.target, consent.agreedAt)))
    return consent;
  await consents.stop(owner, now);
  return null;
};

import type { MarketListing } from '../rules/comparison/market-listing.ts';

/** What every site asks for its vehicles, in memory: found by what can be compared. */
export interface MarketTable {
  readonly put: (listing: MarketListing) => void;
  readonly remove: (siteSlug: string, vehicleId: number) => void;
  readonly removeSite: (siteSlug: string) => void;
  readonly find: (key: string) => Iterable<MarketListing>;
  readonly size: () => number;
}

/** An empty table. */
export const createMarketTable = (): MarketTable => {
  const byKey = new Map<string, Set<MarketListing>>();
  const bySite = new Map<string, Map<number, MarketListing>>();

  const remove: MarketTable['remove'] = (siteSlug, vehicleId) => {
    const listing = bySite.get(siteSlug)?.get(vehicleId);
    if (listing === undefined) return;
    bySite.get(siteSlug)?.delete(vehicleId);
    const group = byKey.get(listing.key);
    group?.delete(listing);
    if (group?.size === 0) byKey.delete(listing.key);
  };

  return {
    put: (listing) => {
      remove(listing.siteSlug, listing.vehicleId);
      const group = byKey.get(listing.key) ?? new Set<MarketListing>();
      byKey.set(listing.key, group.add(listing));
      const ofSite = bySite.get(listing.siteSlug) ?? new Map<number, MarketListing>();
      bySite.set(listing.siteSlug, ofSite.set(listing.vehicleId, listing));
    },
    remove,
    removeSite: (siteSlug) => {
      for (const vehicleId of [...(bySite.get(siteSlug)?.keys() ?? [])]) remove(siteSlug, vehicleId);
      bySite.delete(siteSlug);
    },
    find: (key) => byKey.get(key) ?? [],
    size: () => [...bySite.values()].reduce((sum, ofSite) => sum + ofSite.size, 0),
  };
};

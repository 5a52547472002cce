import { formatPrice } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { SearchMatches } from '../../rules/notice-change.ts';
import { readSavedQuery } from '../../rules/searches/saved-query.ts';
import {
  buildSearchMail,
  buildSearchText,
  type MatchLine,
  type SearchUpdate,
} from '../../view/searches/build-search-mail.ts';
import type { NoticeSite, WriteNotice } from '../write-notice.ts';
import type { SearchMatcher } from './create-search-matcher.ts';
import type { SearchUpdateStore } from './search-update-store.ts';

export interface SearchNoticeOptions {
  readonly update: Pick<SearchUpdateStore, 'findFollowed'>;
  readonly matcher: Pick<SearchMatcher, 'listIds'>;
  readonly vehicles: Pick<VehicleStore, 'findByIds'>;
}

const mostShown = 6;

const describeMatch = (vehicle: Vehicle, site: NoticeSite): MatchLine => {
  const priceCents = findShownPriceCents(vehicle);
  return {
    name: getVehicleTitle(vehicle),
    price: priceCents === null ? null : formatPrice(priceCents),
    url: site.url + pagePaths.vehicle(vehicle.slug),
  };
};

/** Leaves out vehicles that no longer match, and searches that are no longer followed. @spec B1.15 */
export const writeSearchNotice = ({ update, matcher, vehicles }: SearchNoticeOptions): WriteNotice => {
  const describeUpdate = async (
    { name, query }: { readonly name: string; readonly query: string },
    change: SearchMatches | undefined,
    site: NoticeSite,
    now: Date,
  ): Promise<SearchUpdate | null> => {
    const { state, isWhole } = readSavedQuery(query);
    const matches = new Set(isWhole ? await matcher.listIds(site, state, now) : []);
    const ids = (change?.vehicleIds ?? []).filter((id) => matches.has(id));
    if (ids.length === 0) return null;
    const shown = ids.slice(0, mostShown);
    const stock = await vehicles.findByIds(site.slug, shown);
    const found = shown.flatMap((id) => stock.find((vehicle) => vehicle.id === id) ?? []);
    return {
      name,
      url: `${site.url}${site.config.search.path}?${query}`,
      lines: found.map((vehicle) => describeMatch(vehicle, site)),
      count: ids.length,
    };
  };

  return async (message, site, now) => {
    const changes = message.changes.filter((change) => change.kind === 'matches');
    const followed = await update.findFollowed(
      message,
      changes.map(({ searchUuid }) => searchUuid),
    );
    const searches: SearchUpdate[] = [];
    for (const search of followed) {
      const change = changes.find(({ searchUuid }) => searchUuid === search.searchUuid);
      const described = await describeUpdate(search, change, site, now);
      if (described !== null) searches.push(described);
    }
    if (searches.length === 0) return null;
    const noun = chooseVehicleNoun(site.config.search.itemTypes);
    return (ends) => {
      const letter = { site, noun, searches, ...ends };
      return { mail: buildSearchMail(letter), text: buildSearchText(letter) };
    };
  };
};

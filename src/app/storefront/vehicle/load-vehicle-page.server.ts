import type { SimilarView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { buildModelState, chooseGoneAnswer } from '#src/search/rules/url/choose-gone-answer.ts';
import { findSimilarVehicles, hasSimilarVehicles } from '#src/search/server/find-similar-vehicles.ts';
import type { OnBadHit } from '#src/search/server/search-stock.ts';
import { searchStock } from '#src/search/server/search-stock.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { hasLeftListing, isStockedKind } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { buildVehiclePage } from './build-vehicle-page.ts';
import { buildSimilarView } from './similar/build-similar-view.ts';
import type { VehiclePageView } from './vehicle-page-view.ts';

export interface FoundVehiclePage {
  readonly kind: 'page';
  readonly view: VehiclePageView;
}

export type VehiclePageAnswer = FoundVehiclePage | { readonly kind: 'moved'; readonly address: string };

export interface VehiclePageLoaderOptions {
  readonly vehicles: Pick<VehicleStore, 'findBySlug'>;
  readonly indexes: Pick<StockIndexes, 'get'>;
  readonly pathsOf: SiteSearchPaths;
  readonly onBadHit: OnBadHit;
}

export const createVehiclePageLoader = ({ vehicles, indexes, pathsOf, onBadHit }: VehiclePageLoaderOptions) => {
  const leave = async (site: ResolvedSite, vehicle: Vehicle, now: Date): Promise<VehiclePageAnswer> => {
    const query = buildSearchQuery(buildModelState(vehicle), site.config.search, now.getTime() / 1000);
    const { totalHits } = searchStock(await indexes.get(site.slug), { ...query, facets: [], stats: [], limit: 0 });
    const answer = chooseGoneAnswer(vehicle, totalHits, await pathsOf(site));
    if (answer.kind === 'gone') throw new DomainError('gone', `This ${vehicle.name} is no longer for sale.`);
    return { kind: 'moved', address: `${answer.path}#${pagePaths.goneAnchor}` };
  };

  const findVehicle = async (site: ResolvedSite, slug: string): Promise<Vehicle> => {
    const vehicle = await vehicles.findBySlug(site.slug, slug);
    if (vehicle === undefined || !isStockedKind(vehicle, site.config.search.itemTypes)) {
      throw new DomainError('notFound', 'We can’t find that vehicle.');
    }
    return vehicle;
  };

  /**
   * Throws notFound for an unknown vehicle, and for one of a kind that the site doesn't sell. If the vehicle left the
   * listing, returns the address of a search for its model, or throws gone if no other vehicle of the model is listed.
   */
  const loadPage = async (site: ResolvedSite, slug: string, now: Date): Promise<VehiclePageAnswer> => {
    const vehicle = await findVehicle(site, slug);
    if (hasLeftListing(vehicle, site.config.search.soldWindowDays, now)) return leave(site, vehicle, now);
    const { search, vehicle: vehicleConfig } = site.config;
    const hasSimilar =
      vehicleConfig.page.similarCount > 0 && hasSimilarVehicles(await indexes.get(site.slug), vehicle, search, now);
    return { kind: 'page', view: buildVehiclePage(vehicle, hasSimilar, { site, paths: await pathsOf(site), now }) };
  };

  /** @spec B2.53, B9.21 */
  const loadSimilar = async (site: ResolvedSite, slug: string, now: Date): Promise<SimilarView | null> => {
    const vehicle = await findVehicle(site, slug);
    const { similarCount } = site.config.vehicle.page;
    const similar = await findSimilarVehicles({ indexes, onBadHit }, site, vehicle, now, similarCount);
    return buildSimilarView(vehicle, similar, { site, paths: await pathsOf(site), now });
  };

  return { loadPage, loadSimilar };
};

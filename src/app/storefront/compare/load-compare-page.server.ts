import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { isListed } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { buildCompareView, type CompareView } from './build-compare-view.ts';

export interface ComparePageLoaderOptions {
  readonly vehicles: Pick<VehicleStore, 'findById'>;
  readonly pathsOf: SiteSearchPaths;
}

export const createComparePageLoader = ({ vehicles, pathsOf }: ComparePageLoaderOptions) => {
  const findListed = async (site: ResolvedSite, id: number, now: Date): Promise<readonly Vehicle[]> => {
    const vehicle = await vehicles.findById(site.slug, id);
    return vehicle !== undefined && isListed(vehicle, site.config.search, now) ? [vehicle] : [];
  };

  return {
    /** @spec D.54 */
    load: async (site: ResolvedSite, ids: readonly number[], now: Date): Promise<CompareView> => {
      const found = await Promise.all(ids.map((id) => findListed(site, id, now)));
      const listed = found.flat();
      return buildCompareView(listed, ids.length - listed.length, { site, paths: await pathsOf(site), now });
    },
  };
};

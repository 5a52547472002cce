import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { hasPage } from '#src/vehicle/rules/status/stock-status.ts';
import { findVehicleBySlugOrId, type VehicleLookup } from '#src/vehicle/server/find-vehicle-by-slug-or-id.ts';
import { buildFormSubject, type FormSubject } from './build-form-subject.ts';

export interface FormSubjectLoaderOptions {
  readonly vehicles: VehicleLookup;
  readonly pathsOf: SiteSearchPaths;
}

export const createFormSubjectLoader = ({ vehicles, pathsOf }: FormSubjectLoaderOptions) => ({
  /** @spec B1.05, L2.32 */
  load: async (site: ResolvedSite, slugOrId: string, now: Date): Promise<FormSubject | null> => {
    const vehicle = await findVehicleBySlugOrId(vehicles, site.slug, slugOrId);
    if (vehicle === undefined || !hasPage(vehicle, site.config.search, now)) return null;
    return buildFormSubject(vehicle, { site, paths: await pathsOf(site), now });
  },
});

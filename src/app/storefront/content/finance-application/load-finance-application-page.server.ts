import { buildFormSubject, type FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import { buildBudgetState } from '#src/calculators/rules/budget/budget-query.ts';
import { chooseFinanceHref } from '#src/finance/rules/choose-finance-href.ts';
import { findQuotedPriceCents } from '#src/finance-application/rules/lenders/price-quoting-lender.ts';
import type { SavedApplication } from '#src/finance-application/rules/saved-application.ts';
import { findApplicationSubject } from '#src/finance-application/server/application-parts.ts';
import type { ApplicationStore } from '#src/finance-application/server/application-store.ts';
import { listDealerships } from '#src/finance-application/server/prepare-contact.ts';
import type { ApplicationFacts, BegunApplication } from '#src/finance-application/view/application-facts.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import type { SearchPaths } from '#src/search/rules/url/search-paths.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { isListed } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

export interface FinanceApplicationQuestion {
  readonly visitorUuid: string | null;
  readonly carAsked: string | null;
}

export interface FinanceApplicationAnswer extends Pick<ApplicationFacts, 'saved' | 'gone' | 'begun' | 'stockHref'> {
  readonly vehicle: {
    readonly id: number;
    readonly priceCents: number | null;
    readonly quotedPriceCents: number | null;
    readonly href: string;
    /** @spec L2.13 */
    readonly otherHref: string;
  } | null;
  readonly subject: FormSubject | null;
  readonly dealerships: readonly { readonly value: string; readonly label: string }[];
  /** Address of the search for vehicles up to the affordable loan amount; null if no amount is known or affordable. */
  readonly searchHref: string | null;
}

export interface FinanceApplicationPageLoaderOptions {
  readonly vehicles: Pick<VehicleStore, 'findById' | 'findByIds'>;
  readonly applications: Pick<ApplicationStore, 'find' | 'listBegun'>;
  readonly pathsOf: SiteSearchPaths;
}

const describeVehicle = (vehicle: Vehicle, { config }: ResolvedSite): FinanceApplicationAnswer['vehicle'] => {
  const priceCents = getFinanceValueCents(vehicle);
  return {
    id: vehicle.id,
    href: pagePaths.vehicle(vehicle.slug),
    priceCents: priceCents > 0 ? priceCents : null,
    quotedPriceCents: findQuotedPriceCents(vehicle, config),
    otherHref: chooseFinanceHref(vehicle, { ...config, finance: { ...config.finance, hasPersonalised: false } }),
  };
};

/** @spec L2.12, L7.08 */
const findSearchHref = (saved: SavedApplication | null, paths: SearchPaths): string | null => {
  const fitsCents = saved?.content.decision?.fitsCents ?? 0;
  const budgetDollars = Math.floor(fitsCents / 100);
  return budgetDollars > 0 ? buildSearchUrl(buildBudgetState({ budgetDollars, body: '' }, null), paths) : null;
};

export const createFinanceApplicationPageLoader = (options: FinanceApplicationPageLoaderOptions) => {
  const { vehicles, applications, pathsOf } = options;

  /** Names even vehicles that are no longer listed, because the visitor has seen them. */
  const listBegun = async (
    site: ResolvedSite,
    visitorUuid: string,
    now: Date,
  ): Promise<readonly BegunApplication[]> => {
    const ids = await applications.listBegun({ siteSlug: site.slug, visitorUuid });
    const named = ids.filter((id) => id !== null);
    const known = named.length === 0 ? [] : await vehicles.findByIds(site.slug, named);
    return ids.map((vehicleId) => {
      const vehicle = known.find(({ id }) => id === vehicleId);
      const isKnownListed = vehicle !== undefined && isListed(vehicle, site.config.search, now);
      return {
        vehicleId,
        title: vehicle === undefined ? null : getVehicleTitle(vehicle),
        isGone: vehicleId !== null && !isKnownListed,
      };
    });
  };

  return {
    /**
     * If the vehicle isn't listed, `vehicle` is null, but the visitor's application for it is still loaded.
     * @spec D.41, L2.13
     */
    load: async (
      site: ResolvedSite,
      { visitorUuid, carAsked }: FinanceApplicationQuestion,
      now: Date,
    ): Promise<FinanceApplicationAnswer> => {
      const find = async (vehicleId: number | null) =>
        visitorUuid === null ? undefined : applications.find({ siteSlug: site.slug, visitorUuid, vehicleId });
      const hasOne = async (id: number): Promise<boolean> => (await find(id)) !== undefined;
      const subject = await findApplicationSubject(vehicles, site, { asked: carAsked ?? '', hasOne, now });
      const { vehicle, vehicleId, isGone } = subject;
      const found = await find(vehicleId);
      const saved = found === undefined ? null : { state: found.state, content: found.content };
      const paths = await pathsOf(site);
      const former = isGone && vehicleId !== null ? await vehicles.findById(site.slug, vehicleId) : undefined;
      return {
        saved,
        gone: isGone ? { vehicleId, title: former === undefined ? null : getVehicleTitle(former) } : null,
        begun: visitorUuid === null ? [] : await listBegun(site, visitorUuid, now),
        stockHref: paths.defaultPath,
        vehicle: vehicle === null ? null : describeVehicle(vehicle, site),
        subject: vehicle === null ? null : buildFormSubject(vehicle, { site, paths, now }),
        dealerships: listDealerships(site, vehicle),
        searchHref: findSearchHref(saved, paths),
      };
    },
  };
};

import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { buildPriceView } from '#src/pricing/view/build-price-view.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import {
  type PlaceSuggestion,
  type SuggestedKind,
  type Suggestions,
  suggestedKinds,
  type VehicleSuggestion,
} from '#src/search/rules/suggestions.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { findMakeOfModel } from '#src/search/rules/url/search-paths.ts';
import { getVehicleTitle, shortenMakeModel } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseCardPicture } from '#src/vehicle/view/card/choose-card-picture.ts';

interface CountedValue {
  readonly value: string;
  readonly count: number;
}

export interface SuggestionSource {
  /** Empty before anything is typed. */
  readonly query: string;
  readonly values: Readonly<Partial<Record<SuggestedKind, readonly CountedValue[]>>>;
  readonly vehicles: readonly Vehicle[];
  readonly totalHits: number;
}

const buildPlace =
  (kind: SuggestedKind, { paths }: ViewContext) =>
  ({ value, count }: CountedValue): PlaceSuggestion => {
    const make = kind === 'model' ? findMakeOfModel(value, new Set(paths.makes.slugOf.keys())) : undefined;
    const refinements = { ...(make !== undefined && { make: [make] }), [suggestedKinds[kind].key]: [value] };
    return {
      kind,
      label: kind === 'model' ? shortenMakeModel(value) : value,
      count,
      href: buildSearchUrl({ ...emptySearchState, refinements }, paths),
    };
  };

const buildVehicle = (vehicle: Vehicle, { site: { config } }: ViewContext): VehicleSuggestion => {
  const picture = chooseCardPicture(vehicle, config.vehicle.page);
  const { text, qualifier } = buildPriceView(vehicle, config.pricing);
  return {
    title: getVehicleTitle(vehicle),
    subtitle: vehicle.badge ?? vehicle.series,
    priceText: joinKnown([text, qualifier], ' '),
    pictureUrl: picture.kind === 'photo' ? picture.url : null,
    href: pagePaths.vehicle(vehicle.slug),
  };
};

export const buildSuggestions = (source: SuggestionSource, context: ViewContext): Suggestions => {
  const { query, values, vehicles, totalHits } = source;
  const kinds = Object.keys(suggestedKinds) as SuggestedKind[];
  return {
    places: kinds.flatMap((kind) => (values[kind] ?? []).map(buildPlace(kind, context))),
    vehicles: vehicles.map((vehicle) => buildVehicle(vehicle, context)),
    all:
      query === '' || totalHits === 0
        ? null
        : {
            text: totalHits === 1 ? 'See the 1 result' : `See all ${formatNumber(totalHits)} results`,
            href: buildSearchUrl({ ...emptySearchState, query }, context.paths),
          },
  };
};

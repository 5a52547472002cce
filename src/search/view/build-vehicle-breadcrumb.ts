import type { Crumb } from '#src/lib/crumb.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchConfig } from '../rules/config.ts';
import { emptySearchState, type SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';

type Placed = Pick<Vehicle, 'carType' | 'itemType' | 'make' | 'model' | 'simpleBody' | 'year'>;

/** @spec D.57 */
export const isKnownModel = ({ make, model }: Pick<Vehicle, 'make' | 'model'>, { models }: SearchPaths): boolean =>
  models.valuesOf.has(`${slugify(make)}/${slugify(model)}`);

const carTypeHref = ({ carType }: Placed, paths: SearchPaths, { listing }: SearchConfig): string =>
  listing.carTypes.length === 1 && listing.carTypes[0] === carType
    ? paths.defaultPath
    : buildSearchUrl({ ...emptySearchState, refinements: { car_type: [carType] } }, paths);

/** @spec L2.03 */
const bodyHref = (vehicle: Placed, body: string, named: SearchState['refinements'], paths: SearchPaths): string =>
  vehicle.itemType === 'car' && vehicle.carType === 'used' && named.make_model !== undefined
    ? pagePaths.usedCar(slugify(vehicle.make), slugify(vehicle.model), slugify(body))
    : buildSearchUrl({ ...emptySearchState, refinements: { ...named, body: [body] } }, paths);

/** @spec B2.29, B2.30, L2.02, L2.03, D.57 */
export const buildVehicleBreadcrumb = (vehicle: Placed, paths: SearchPaths, config: SearchConfig): readonly Crumb[] => {
  const noun = chooseVehicleNoun([vehicle.itemType]);
  const make = { make: [vehicle.make] };
  const model = { ...make, make_model: [`${vehicle.make} ${vehicle.model}`] };
  const isKnown = isKnownModel(vehicle, paths);
  const { simpleBody } = vehicle;
  const search = (refinements: SearchState['refinements']) =>
    buildSearchUrl({ ...emptySearchState, refinements }, paths);
  return [
    { label: 'Home', href: pagePaths.home },
    {
      label: `${config.carTypeLabels[vehicle.carType]} ${noun.many}`,
      href: carTypeHref(vehicle, paths, config),
    },
    { label: vehicle.make, href: search(make) },
    ...(isKnown ? [{ label: vehicle.model, href: search(model) }] : []),
    ...(simpleBody === null
      ? []
      : [{ label: simpleBody, href: bodyHref(vehicle, simpleBody, isKnown ? model : make, paths) }]),
    { label: getVehicleTitle(vehicle), href: null },
  ];
};

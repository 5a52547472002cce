import type { SimilarView } from '#src/app/storefront/vehicle-card/similar-view.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { emptySearchState } from '#src/search/rules/empty-search-state.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { nameBodies } from '#src/vehicle/rules/bodies/name-bodies.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** What stands over vehicles similar to one, and the way to more of them. @spec B2.53 */
export const describeSimilar = (vehicle: Vehicle, { paths }: ViewContext): Omit<SimilarView, 'cards'> => {
  const noun = chooseVehicleNoun([vehicle.itemType]);
  const body = vehicle.simpleBody;
  return {
    heading: `Similar ${noun.many}`,
    moreLabel: `See all ${body === null ? noun.many : nameBodies(body, noun.many)}`,
    moreHref:
      body === null ? paths.defaultPath : buildSearchUrl({ ...emptySearchState, refinements: { body: [body] } }, paths),
  };
};

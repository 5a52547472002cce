import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadMapDrawing } from '#src/app/storefront/load-map-drawing.server.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { isPostcode, type PostcodeAnswer, parseLocationQuestion } from '#src/locations/rules/places/location-filter.ts';
import type { Route } from './+types/locations-route.ts';
import { buildLocationsPage } from './build-locations-page.ts';
import { LocationsPage, mapLabel } from './locations-page.tsx';

/** @spec L2.23, L5.15 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const { site, now, queries } = page;
    const question = parseLocationQuestion(url.searchParams);
    const find = async (postcode: string): Promise<PostcodeAnswer> => {
      if (postcode === '') return { kind: 'notAsked' };
      if (!isPostcode(postcode)) return { kind: 'malformed' };
      const coordinates = await queries.findPostcode(postcode);
      return coordinates === null ? { kind: 'unknown' } : { kind: 'found', coordinates };
    };
    const view = buildLocationsPage(question, await find(question.postcode), { site, now });
    return { ...view, drawing: await loadMapDrawing(mapLabel, view.block.locations, page) };
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function LocationsRoute({ loaderData }: Route.ComponentProps) {
  return <LocationsPage view={loaderData} />;
}

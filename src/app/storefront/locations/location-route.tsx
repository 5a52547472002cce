import { redirect } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadMapDrawing } from '#src/app/storefront/load-map-drawing.server.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { locationPaths } from '#src/lib/page-paths.ts';
import type { Route } from './+types/location-route.ts';
import { buildLocationPage } from './build-location-page.ts';
import { loadLocationStock } from './load-location-stock.server.ts';
import { LocationPage } from './location-page.tsx';

/** @spec L2.21, L2.22 */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const { site, now } = page;
    const view = buildLocationPage(params.slug, { site, now });
    if (view === undefined) throw new DomainError('notFound', 'We can’t find that location.');
    const path = locationPaths.detail(site.config.places.detailPath, params.slug);
    if (url.pathname !== path) throw redirect(path, 301);
    const { detail } = view;
    const [drawing, stock] = await Promise.all([
      loadMapDrawing(`Map of ${detail.location.name}`, [detail.location], page),
      loadLocationStock(detail.location, page),
    ]);
    return { ...view, detail: { ...detail, drawing }, stock };
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function LocationRoute({ loaderData }: Route.ComponentProps) {
  return <LocationPage view={loaderData} />;
}

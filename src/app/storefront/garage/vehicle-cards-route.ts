import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { mostFavourites, parseIds } from '#src/favourites/rules/entries.ts';
import type { Route } from './+types/vehicle-cards-route.ts';

/** @spec B3.20, B3.21 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const ids = parseIds(url.searchParams.get('ids'), mostFavourites);
    const cards = await context.get(pageContext).queries.loadCards(ids);
    return Response.json({ cards }, { headers: { 'X-Robots-Tag': 'noindex' } });
  });

import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import type { Route } from './+types/similar-vehicles-route.ts';

/** @spec B9.21, B9.23 */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  runLoader(async () => {
    const similar = await context.get(pageContext).queries.loadSimilar(params.slug);
    return Response.json(similar, { headers: { 'X-Robots-Tag': 'noindex' } });
  });

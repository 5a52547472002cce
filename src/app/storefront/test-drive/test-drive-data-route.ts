import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import type { Route } from './+types/test-drive-data-route.ts';

/** @spec B2.72 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const car = url.searchParams.get('car_id') || null;
    const { title, vehicle, places, picker, form } = await context.get(pageContext).queries.loadTestDrive({
      car,
      locationId: null,
      day: null,
    });
    return Response.json({ title, vehicle, places, picker, form }, { headers: { 'X-Robots-Tag': 'noindex' } });
  });

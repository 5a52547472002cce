import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import type { Route } from './+types/vehicle-form-data-route.ts';
import { loadVehicleForm } from './load-vehicle-form.server.ts';

/** @spec B2.71 */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  runLoader(async () => {
    const view = await loadVehicleForm(context.get(pageContext), params.slug, params.form);
    return Response.json(view, { headers: { 'X-Robots-Tag': 'noindex' } });
  });

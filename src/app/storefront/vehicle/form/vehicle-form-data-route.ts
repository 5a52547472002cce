import { loadPage, pageContext } from '#src/app/storefront/load-page.server.ts';
import type { Route } from './+types/vehicle-form-data-route.ts';
import { loadVehicleForm } from './load-vehicle-form.server.ts';

/** @spec B2.71 */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPage(async () => {
    const view = await loadVehicleForm(context.get(pageContext), params.slug, params.form);
    return Response.json(view, { headers: { 'X-Robots-Tag': 'noindex' } });
  });

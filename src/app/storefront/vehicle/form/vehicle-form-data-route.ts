import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import type { Route } from './+types/vehicle-form-data-route.ts';
import { findFormPage } from './find-form-page.ts';
import { loadVehicleForm } from './load-vehicle-form.server.ts';

/** A form about one vehicle, as data for the dialog of its page. @spec B2.71 */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadPage(async () => {
    const page = findFormPage(new URL(request.url).pathname);
    const view = await loadVehicleForm(context.get(pageContext), params.slug, page);
    return Response.json(view, { headers: { 'X-Robots-Tag': 'noindex' } });
  });

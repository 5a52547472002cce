import { type MetaDescriptor, redirectDocument } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { readViewText, writeViewText } from '#src/lib/view-text.ts';
import type { Route } from './+types/vehicle-route.ts';
import { VehiclePage } from './vehicle-page.tsx';
import type { VehiclePageView } from './vehicle-page-view.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  runLoader(async () => {
    const { site, queries, parts } = context.get(pageContext);
    const answer = await queries.loadVehicle(params.slug);
    // Loads a full document, so that the URL's fragment targets the note about the gone vehicle.
    if (answer.kind === 'moved') throw redirectDocument(answer.address, 301);
    return { page: writeViewText(answer, { id: 'page-view', parts }), siteName: site.name };
  });

const buildVehicleMeta = (view: VehiclePageView, siteName: string): MetaDescriptor[] => [
  ...buildPageMeta(view),
  { property: 'og:site_name', content: siteName },
];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData === undefined ? [] : buildVehicleMeta(readViewText(loaderData.page).view, loaderData.siteName);

/** @spec B1.04, B2.01, D.01 */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { view } = readViewText(loaderData.page);
  return <VehiclePage key={view.slug} view={view} />;
}

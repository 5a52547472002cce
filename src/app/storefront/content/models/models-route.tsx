import { redirect } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { contentPaths } from '#src/lib/page-paths.ts';
import type { Route } from './+types/models-route.ts';
import { buildModelsView } from './build-models-view.ts';
import { ModelsPage } from './models-page.tsx';

/** @spec L2.27 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const { site, queries } = context.get(pageContext);
    const body = url.searchParams.get('body');
    const models = await queries.listModels(body === '' ? null : body);
    // Body types come and go with the stock, so a cached menu can name one that no longer exists.
    if (models === null) throw redirect(contentPaths.models(null));
    return buildModelsView(models, site);
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function ModelsRoute({ loaderData }: Route.ComponentProps) {
  return <ModelsPage view={loaderData} />;
}

import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadPart, pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { ContentPage } from '../content-page.tsx';
import { loadContentPage } from '../load-content-page.server.ts';
import type { Route } from './+types/brand-route.ts';
import { addModels } from './add-models.ts';
import { buildBrandPage } from './build-brand-page.ts';

/** @spec B9.50 */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const brand = buildBrandPage(page.site, params.brand);
    if (brand === undefined) throw new DomainError('notFound', 'We can’t find that brand.');
    const view = await loadContentPage(brand, page);
    const models = await loadPart(() => page.queries.listModelsOfMake(params.brand), page);
    return { ...addModels(view, models ?? []), wordMark: brand.title };
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function BrandRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage view={loaderData} answer={null} />;
}

import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadPage, pageContext } from '#src/app/storefront/load-page.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { ContentPage } from '../content-page.tsx';
import { loadContentPage } from '../load-content-page.server.ts';
import type { Route } from './+types/brand-route.ts';
import { buildBrandPage } from './build-brand-page.ts';

/** Loads a dealer group's page about one of its brands. @spec B9.50 */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPage(() => {
    const { site } = context.get(pageContext);
    const page = buildBrandPage(site, params.brand);
    if (page === undefined) throw new DomainError('notFound', 'There is no such brand.');
    return loadContentPage(page, context.get(pageContext));
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function BrandRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage view={loaderData} answer={null} />;
}

import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Route } from './+types/garage-route.ts';
import { buildGarageView } from './build-garage-view.ts';
import { GaragePage } from './garage-page.tsx';
import { hasGarageAt } from './has-garage-at.ts';

/** The garage, at the one of five addresses that the site chose. @spec L2.17, D.29, D.30 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPage(() => {
    const { site } = context.get(pageContext);
    if (!hasGarageAt(url.pathname, site.config.favourites)) throw new DomainError('notFound', 'There is no such page.');
    return buildGarageView(site);
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function Page({ loaderData }: Route.ComponentProps) {
  return <GaragePage view={loaderData} />;
}

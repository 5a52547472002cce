import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadAccount } from '#src/app/storefront/load-account.server.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import type { FavouritesConfig } from '#src/favourites/rules/config.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Route } from './+types/garage-route.ts';
import { buildGarageView } from './build-garage-view.ts';
import { GaragePage } from './garage-page.tsx';

/** Returns true when the site's garage is at this address. @spec D.29, D.30, B6.02 */
const hasGarageAt = (
  pathname: string,
  { isEnabled, hasGaragePage, garagePath }: Pick<FavouritesConfig, 'isEnabled' | 'hasGaragePage' | 'garagePath'>,
): boolean => isEnabled && hasGaragePage && pathname.replace(/\/$/, '') === garagePath;

/** Loads a signed-in visitor's garage, at the one of five addresses that the site chose. @spec L2.17, B6.02, D.29, D.30 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPage(async () => {
    const page = context.get(pageContext);
    const { favourites } = page.site.config;
    if (!hasGarageAt(url.pathname, favourites)) throw new DomainError('notFound', 'There is no such page.');
    const visitor = requireSignIn(page, url);
    const [account, reservations] = await Promise.all([
      loadAccount(page, visitor, favourites.garagePath),
      visitor === null ? [] : page.queries.listReservations(visitor.visitorUuid),
    ]);
    return { view: buildGarageView(page.site), account, reservations };
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : buildPageMeta(loaderData.view);

export default function Page({ loaderData }: Route.ComponentProps) {
  return <GaragePage {...loaderData} />;
}

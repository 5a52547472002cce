import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import { type AccountView, buildAccountView } from '#src/account/view/build-account-view.ts';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { type PageContext, pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import type { FavouritesConfig } from '#src/favourites/rules/config.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Route } from './+types/garage-route.ts';
import { buildGarageView } from './build-garage-view.ts';
import { GaragePage } from './garage-page.tsx';

/** @spec D.28 */
const loadAccount = async (
  { site, visit, queries }: Pick<PageContext, 'site' | 'visit' | 'queries'>,
  visitor: SignedInVisitor | null,
  path: string,
): Promise<AccountView | null> => {
  if (visitor === null) return null;
  const devices = await queries.listDevices(visitor.visitorUuid);
  const { timeZone } = site;
  return buildAccountView({ visitor, sessionUuid: visit.sessionUuid, devices, path, timeZone });
};

/** @spec D.29, D.30, B6.02 */
const hasGarageAt = (
  pathname: string,
  { isEnabled, hasGaragePage, garagePath }: Pick<FavouritesConfig, 'isEnabled' | 'hasGaragePage' | 'garagePath'>,
): boolean => isEnabled && hasGaragePage && pathname.replace(/\/$/, '') === garagePath;

/** @spec L2.17, B6.02, D.29, D.30 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const { favourites } = page.site.config;
    if (!hasGarageAt(url.pathname, favourites)) throw new DomainError('notFound', 'We can’t find that page.');
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

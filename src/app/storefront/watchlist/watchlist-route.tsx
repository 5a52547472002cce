import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { noticeFields, readNoticeAnswer } from '#src/watchlist/rules/notice-form.ts';
import type { Route } from './+types/watchlist-route.ts';
import { buildWatchlistView } from './build-watchlist-view.ts';
import { WatchlistPage } from './watchlist-page.tsx';

/** @spec B1.15, B4.34, B6.03, D.55 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    if (!page.site.config.watchlist.isEnabled) throw new DomainError('notFound', 'We can’t find that page.');
    const visitor = requireSignIn(page, url);
    if (visitor === null) throw new DomainError('signInNeeded', 'Sign in to see your watchlist.');
    const [loaded, reservations] = await Promise.all([
      page.queries.loadWatchlist(visitor.visitorUuid),
      page.queries.listReservations(visitor.visitorUuid),
    ]);
    return buildWatchlistView({ ...loaded, reservations }, page.site, {
      phone: visitor.phone,
      answer: readNoticeAnswer(url.searchParams),
      token: url.searchParams.get(noticeFields.token),
    });
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function Page({ loaderData }: Route.ComponentProps) {
  return <WatchlistPage view={loaderData} />;
}

import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { readNoticeAnswer } from '#src/watchlist/rules/notice-form.ts';
import { readAskedSearches } from '#src/watchlist/rules/searches/search-form.ts';
import type { Route } from './+types/saved-searches-route.ts';
import { buildSavedSearchesPage } from './build-saved-searches-page.ts';
import { SavedSearchesPage } from './saved-searches-page.tsx';

/** @spec B1.15 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const { isEnabled, savedSearches } = page.site.config.watchlist;
    if (!isEnabled || !savedSearches) throw new DomainError('notFound', 'We can’t find that page.');
    const visitor = requireSignIn(page, url);
    if (visitor === null) throw new DomainError('signInNeeded', 'Sign in to see your saved searches.');
    const asked = readAskedSearches(url.searchParams);
    return buildSavedSearchesPage(await page.queries.loadSavedSearches(visitor.visitorUuid, asked.save), page.site, {
      ...asked,
      phone: visitor.phone,
      noticeAnswer: readNoticeAnswer(url.searchParams),
    });
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function Page({ loaderData }: Route.ComponentProps) {
  return <SavedSearchesPage view={loaderData} />;
}

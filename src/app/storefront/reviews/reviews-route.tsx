import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Route } from './+types/reviews-route.ts';
import { buildReviewsPage } from './build-reviews-page.ts';
import { ReviewsPage } from './reviews-page.tsx';

/** @spec L1.07 */
export const loader = ({ context }: Route.LoaderArgs) =>
  runLoader(() => {
    const view = buildReviewsPage(context.get(pageContext));
    if (view === undefined) throw new DomainError('notFound', 'Reviews aren’t available on this site.');
    return view;
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : buildPageMeta(loaderData.document);

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage view={loaderData} />;
}

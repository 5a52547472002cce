import { Suspense } from 'react';
import { buildPageMeta, buildTrail } from '#src/app/storefront/build-page-meta.ts';
import { LazyBudgetSearch } from '#src/app/storefront/lazy-budget-search.tsx';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { Route } from './+types/budget-route.ts';
import styles from './budget-route.module.css';

/** @spec L1.05, L4.20 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const { site, queries } = context.get(pageContext);
    if (!site.config.calculators.budget.isOffered) throw new DomainError('notFound', 'We can’t find that page.');
    const { searchParams } = url;
    const budget = await queries.loadBudget({
      repayment: searchParams.get('repayment'),
      deposit: searchParams.get('deposit'),
      frequency: searchParams.get('frequency'),
      body: searchParams.get('body'),
    });
    return { budget, heading: site.home.headings.budget, siteName: site.name, siteUrl: site.url };
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : buildPageMeta({
        documentTitle: `${loaderData.heading} | ${loaderData.siteName}`,
        description: 'Tell us what you can pay each week or month and see what’s in stock for your budget.',
        canonicalUrl: `${loaderData.siteUrl}${pagePaths.budgetSearch}`,
        isIndexed: true,
        openGraphImageUrl: null,
        structuredData: [],
      });

export default function BudgetPage({ loaderData }: Route.ComponentProps) {
  const { budget, heading } = loaderData;
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={buildTrail(heading)} />
      <h1>{heading}</h1>
      <Suspense>
        <LazyBudgetSearch budget={budget} keepsAddress />
      </Suspense>
    </div>
  );
}

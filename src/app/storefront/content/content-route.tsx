import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { pagePaths } from '#src/lib/page-paths.ts';
import { buildLocationCards } from '#src/locations/view/build-location-cards.ts';
import { LocationList } from '#src/locations/web/location-list.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { Route } from './+types/content-route.ts';
import { buildContentCalculator } from './build-content-calculator.ts';
import { ContentCalculator } from './content-calculator.tsx';
import styles from './content-route.module.css';

/** The dealer's page under this name; its locations stand on the contact page. @spec L2.20, D.58 */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPage(() => {
    const { site, now } = context.get(pageContext);
    // Every object has something under 'constructor': only what the site itself has is a page.
    const page = Object.hasOwn(site.content, params.page) ? site.content[params.page] : undefined;
    if (page === undefined) throw new DomainError('notFound', 'There is no such page.');
    return {
      ...page,
      calculator: page.part === 'financeCalculator' ? buildContentCalculator(site) : null,
      canonicalUrl: `${site.url}/${page.slug}`,
      siteName: site.name,
      locations: page.slug === 'contact' ? buildLocationCards(site.locations, { now }) : [],
    };
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : buildPageMeta({
        documentTitle: `${loaderData.title} | ${loaderData.siteName}`,
        description: loaderData.description,
        canonicalUrl: loaderData.canonicalUrl,
        isIndexed: true,
        openGraphImageUrl: null,
        structuredData: [],
      });

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { title, html, locations, calculator } = loaderData;
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: pagePaths.home },
          { label: title, href: null },
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      {/* The dealer's Markdown, rendered with raw HTML printed as text (src/sites/server/render-content.ts). */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      {calculator !== null && <ContentCalculator calculator={calculator} />}
      {locations.length > 0 && (
        <div className={styles.locations}>
          <LocationList locations={locations} />
        </div>
      )}
    </div>
  );
}

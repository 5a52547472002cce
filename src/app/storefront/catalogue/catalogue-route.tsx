import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { AppliedFilters } from '#src/search/web/applied-filters.tsx';
import { NoResults } from '#src/search/web/no-results.tsx';
import { PaginationLinks } from '#src/search/web/pagination-links.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { LinkRow } from '#src/ui/link-row.tsx';
import { SkeletonCard } from '#src/vehicle/web/card/skeleton-card.tsx';
import type { Route } from './+types/catalogue-route.ts';
import { buildSampleCards } from './build-sample-cards.ts';
import styles from './catalogue-route.module.css';
import { Part } from './part.tsx';
import { sampleChips, sampleNoResults, samplePagination } from './sample-parts.ts';
import { ThemeParts } from './theme-parts.tsx';

/** Every component in the site's theme, for those who build; production has no such page. */
export const loader = ({ context }: Route.LoaderArgs) =>
  loadPage(async () => {
    const { site, queries, now } = context.get(pageContext);
    const sites = await queries.listLocalSites();
    if (sites === null) throw new DomainError('notFound', 'There is no such page.');
    const { sections } = await queries.loadHome();
    const newest = sections.flatMap((section) => (section.kind === 'arrivals' ? section.cards : []));
    return {
      siteName: site.name,
      sites,
      colours: Object.keys(site.brand.palette),
      newest,
      samples: buildSampleCards(site, newest[0]?.picture?.url ?? null, now),
    };
  });

export const meta: Route.MetaFunction = () => [
  { title: 'Catalogue of components' },
  { name: 'robots', content: 'noindex' },
];

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { siteName, sites, colours, newest, samples } = loaderData;
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>Catalogue: {siteName}</h1>
      <LinkRow
        label="Catalogue of other sites"
        links={sites.map(({ name, address }) => ({
          label: name,
          href: `${address}/dev/catalogue`,
          isChosen: name === siteName,
        }))}
      />
      <ThemeParts colours={colours} />
      <Part title="Breadcrumb, chosen filters, pages">
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: pagePaths.home },
            { label: 'Used cars', href: pagePaths.search },
            { label: '2023 Nissan X-Trail', href: null },
          ]}
        />
        <AppliedFilters chips={sampleChips} clearHref={pagePaths.search} />
        <PaginationLinks pagination={samplePagination} />
      </Part>
      <Part title="Nothing found">
        <NoResults noResults={sampleNoResults} />
      </Part>
      <Part title="Vehicle card in every state">
        <ul className={styles.cards}>
          {samples.map(({ state, card }) => (
            <li key={state}>
              <p className={styles.small}>{state}</p>
              <VehicleCard card={card} />
            </li>
          ))}
          <li>
            <p className={styles.small}>Loading</p>
            <SkeletonCard />
          </li>
        </ul>
      </Part>
      <Part title="Vehicle cards of this site">
        <ul className={styles.cards}>
          {newest.map((card) => (
            <li key={card.id}>
              <VehicleCard card={card} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { toKebabCase } from '#src/lib/text/slugify.ts';
import type { NoResultsView } from '#src/search/view/build-no-results.ts';
import type { PaginationView } from '#src/search/view/build-pagination.ts';
import type { ChipView } from '#src/search/view/list-applied-filters.ts';
import { AppliedFilters } from '#src/search/web/applied-filters.tsx';
import { NoResults } from '#src/search/web/no-results.tsx';
import { PaginationLinks } from '#src/search/web/pagination-links.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { commonIconNames, Icon } from '#src/ui/icon.tsx';
import { LinkRow } from '#src/ui/link-row.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import { SkeletonCard } from '#src/vehicle/web/card/skeleton-card.tsx';
import type { Route } from './+types/catalogue-route.ts';
import { buildSampleCards } from './build-sample-cards.ts';
import styles from './catalogue-route.module.css';

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export const loader = ({ context }: Route.LoaderArgs) =>
  runLoader(async () => {
    const { site, queries, now } = context.get(pageContext);
    const sites = await queries.listLocalSites();
    if (sites === null) throw new DomainError('notFound', 'We can’t find that page.');
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

const searchHref = pagePaths.search;

const lastPage = 12;

const chip = (label: string): ChipView => ({ label, removeLabel: `Remove filter: ${label}`, removeHref: searchHref });

const sampleChips: readonly ChipView[] = [chip('Toyota'), chip('SUV'), chip('Under $35,000')];

const samplePagination: PaginationView = {
  current: 3,
  total: lastPage,
  previousHref: searchHref,
  nextHref: searchHref,
  links: [
    ...[1, 2, 3, 4].map((number) => ({
      kind: 'page' as const,
      number,
      href: `${searchHref}?page=${number}`,
      isCurrent: number === 3,
    })),
    { kind: 'gap' },
    { kind: 'page', number: lastPage, href: `${searchHref}?page=${lastPage}`, isCurrent: false },
  ],
};

/** @spec B2.21 */
const sampleNoResults: NoResultsView = {
  title: 'No Results Available',
  text: 'Remove a filter, or clear them all.',
  clearLabel: 'Clear Filters',
  relaxations: [{ label: 'Without Red', countText: '12 cars', href: '/search/' }],
  clearHref: searchHref,
};

const toToken = (key: string): string => `--${toKebabCase(key)}`;

const Swatch = ({ token }: { readonly token: string }) => (
  <li>
    <svg viewBox="0 0 48 48" width={48} height={48} aria-hidden="true">
      <rect width={48} height={48} fill={`var(${token})`} />
    </svg>
    <code>{token}</code>
  </li>
);

function ThemeParts({ colours }: { readonly colours: readonly string[] }) {
  return (
    <>
      <Part title="Colours">
        <ul className={styles.swatches}>
          {colours.map((key) => (
            <Swatch key={key} token={toToken(key)} />
          ))}
        </ul>
      </Part>
      <Part title="Type">
        <p className={styles.hero}>Largest words</p>
        <p className={styles.title}>Title of a page</p>
        <p className={styles.large}>A lead paragraph says one thing.</p>
        <p>Text reads at this size. $42,990 and 29,640 km are figures in it.</p>
        <p className={styles.small}>Second lines are quieter.</p>
      </Part>
      <Part title="Icons">
        <ul className={styles.icons}>
          {commonIconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size="large" />
              {name}
            </li>
          ))}
          {Object.entries(pageIcons).map(([key, name]) => (
            <li key={key}>
              <Icon name={name} size="large" />
              {key}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

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

import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { findNearest } from '../explain-issues.ts';
import type { ResolvedSite, UnversionedSite } from '../resolved-site.ts';
import type { SiteProblem } from '../site-problem.ts';
import type { PageIndex } from './index-pages.ts';
import { listTexts, type TextEntry } from './list-texts.ts';

type Path = SiteProblem['path'];

const linkKeys = /href$|^overrideUrl$|^termsPath$/i;
const htmlLinks = /<a href="(\/[^"]*)"/g;

const listLinks = ({ path, value }: TextEntry): readonly TextEntry[] => {
  const key = String(path.at(-1));
  if (linkKeys.test(key) || path.at(-2) === 'modelLinks') return [{ path, value }];
  if (!/html$/i.test(key)) return [];
  return [...value.matchAll(htmlLinks)].map(([, href = '']) => ({ path, value: href }));
};

const countSegments = (path: string): number => path.split('/').length;

const describeDeadLink = ({ path, value }: TextEntry, { paths }: PageIndex): SiteProblem => {
  const written = value.split(/[?#]/)[0] ?? value;
  const nearest = findNearest(written, paths);
  const hint = nearest === undefined ? '' : `; did you mean '${nearest}'?`;
  const alike = paths.filter((other) => countSegments(other) === countSegments(written));
  return { path, message: `there is no page at '${written}'${hint}`, allowed: alike.join(', ') };
};

/**
 * True for a header or footer link to the blog or the reviews. Pages omit that link while its page is empty.
 * @spec L9.37, L5.18
 */
const isLeftOut = ({ path, value }: TextEntry): boolean =>
  ['navigation', 'footer'].includes(String(path[0])) &&
  [publicationPaths.blog, publicationPaths.reviews].some((empty) => empty === value);

export const findDeadLinks = (raw: unknown, index: PageIndex): readonly SiteProblem[] =>
  listTexts(raw)
    .flatMap(listLinks)
    .filter((link) => !index.has(link.value) && !isLeftOut(link))
    .map((link) => describeDeadLink(link, index));

/** @spec L2.12 */
const findDeadFinanceEntries = (raw: unknown, headerPath: string, index: PageIndex): readonly SiteProblem[] => {
  if (index.has(headerPath)) return [];
  const other = [pagePaths.finance, pagePaths.financePreApproval].filter(index.has);
  return listTexts(raw)
    .filter(
      ({ path, value }) =>
        path.at(-1) === 'page' && value === 'finance' && /^(navigation|footer)$/.test(String(path[0])),
    )
    .map(({ path }) => ({
      path,
      message: `leads to '${headerPath}' (finance.headerPath), but there is no page there`,
      allowed: [`content${headerPath}.md`, ...other.map((page) => `finance.headerPath: ${page}`)].join(', '),
    }));
};

/** @spec B2.06, L2.11, D.61 */
const findDeadFinancePages = ({ finance }: ResolvedSite['config'], index: PageIndex): readonly SiteProblem[] => {
  const { provider, providers, link, applyDealerships } = finance;
  if (provider === null) return [];
  const ownLink = providers[provider]?.link ?? null;
  const page = link ?? pagePaths.finance;
  const problem = (path: Path, to: string): SiteProblem => ({
    path,
    message: `finance buttons lead to '${to}', but there is no page there`,
    allowed: index.paths.filter((other) => countSegments(other) === 2).join(', '),
  });
  if (ownLink !== null) return index.has(ownLink) ? [] : [problem(['finance', 'providers', provider, 'link'], ownLink)];
  return [
    ...(index.has(page) ? [] : [problem(['finance', link === null ? 'provider' : 'link'], page)]),
    ...(applyDealerships.length === 0 || index.has(pagePaths.financeApplication)
      ? []
      : [problem(['finance', 'applyDealerships'], pagePaths.financeApplication)]),
  ];
};

/** @spec L2.12, L2.36, B2.06 */
export const findDeadSiteLinks = (
  raw: unknown,
  { config }: Pick<ResolvedSite, 'config'>,
  index: PageIndex,
): readonly SiteProblem[] => [
  ...findDeadLinks(raw, index),
  ...findDeadFinanceEntries(raw, config.finance.headerPath, index),
  ...findDeadFinancePages(config, index),
];

/** @spec B2.55, L2.29, B2.06 */
export const dropDeadDefaults = (site: UnversionedSite, index: PageIndex): UnversionedSite => {
  const keep = (href: string | null): string | null => (href !== null && index.has(href) ? href : null);
  const { finance, leads, vehicle } = site.config;
  const { links } = vehicle.page;
  const hasFinancePage = index.has(finance.link ?? pagePaths.finance);
  return {
    ...site,
    config: {
      ...site.config,
      leads: { ...leads, privacyHref: keep(leads.privacyHref) },
      vehicle: {
        ...vehicle,
        cards: {
          ...vehicle.cards,
          buttons: vehicle.cards.buttons.filter((button) => button !== 'getFinance' || hasFinancePage),
        },
        page: {
          ...vehicle.page,
          links: {
            ...links,
            offersHref: keep(links.offersHref),
            serviceHref: keep(links.serviceHref),
            sellHref: keep(links.sellHref),
          },
        },
      },
    },
  };
};

import type { ViewContext, ViewSite } from '#src/app/storefront/view-context.ts';
import { listPublishedPosts } from '#src/blog/rules/list-published-posts.ts';
import { listChatOrigins } from '#src/chat/rules/chat-address.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import type { ConsentKind } from '#src/lib/consent.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths } from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { buildPhoneView } from '#src/locations/view/build-phone-view.ts';
import { chooseShownSets } from '#src/reviews/rules/choose-shown-sets.ts';
import type { SliceConfigs } from '#src/sites/config/slice-fragments.ts';
import { formatLicence } from '#src/sites/model/format-licence.ts';
import type { NamedPage, NavigationEntry } from '#src/sites/model/navigation-entry.ts';
import type { FooterGroupView, LinkView, LogoSize, LogoView, MenuView, ShellView } from '#src/sites/web/shell-view.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { buildStockGroups, findStockMenu, type StockLinks } from './build-stock-groups.ts';
import { describeHeaderHours } from './header-hours.ts';

/** @spec D.24, D.37 */
export const listOutsideKinds = ({
  tracking,
  chat,
}: Pick<SliceConfigs, 'tracking' | 'chat'>): readonly ConsentKind[] => [
  ...(tracking.analyticsId === null ? [] : (['analytics'] as const)),
  ...(listChatOrigins(chat).length === 0 ? [] : (['chat'] as const)),
];

const maxMenuLinks = 14;

const socialNames = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', linkedin: 'LinkedIn' } as const;

/** @spec L2.12 */
const namePages = ({ finance }: ViewSite['config']): Readonly<Record<NamedPage, string>> => ({
  finance: finance.headerPath,
});

/** @spec L2.36, L2.37 */
const toMenu = (entry: NavigationEntry, links: StockLinks, config: ViewSite['config']): MenuView => {
  if (entry.kind === 'link') return { label: entry.label, href: entry.href, links: [] };
  if (entry.kind === 'page') return { label: entry.label, href: namePages(config)[entry.page], links: [] };
  return {
    label: entry.label,
    href: null,
    links: entry.kind === 'list' ? links[entry.list].slice(0, maxMenuLinks) : entry.links,
  };
};

/** @spec L2.37, L2.41 */
const listsModels = (entry: NavigationEntry): boolean => entry.kind === 'list' && entry.list === 'models';

const everyModel: LinkView = { label: 'All models', href: contentPaths.models(null) };

/** @spec L2.36, L2.37, L2.38 */
const buildMenu = (navigation: readonly NavigationEntry[], links: StockLinks, config: ViewSite['config']) => {
  const stockMenu = findStockMenu(navigation);
  return navigation.map((entry): MenuView => {
    const menu = toMenu(entry, links, config);
    if (menu.links.length === 0) return menu;
    if (listsModels(entry)) return { ...menu, links: [...menu.links, everyModel] };
    if (entry !== stockMenu) return menu;
    return { ...menu, groups: buildStockGroups(stockMenu.list, navigation, links) };
  });
};

const isWorthShowing = ({ href, links }: MenuView): boolean => href !== null || links.length > 0;

const toFooterLinks = (entry: NavigationEntry, links: StockLinks, config: ViewSite['config']): readonly LinkView[] => {
  const { label, href, links: inner } = toMenu(entry, links, config);
  return href === null ? inner : [{ label, href }];
};

/** @spec D.24 */
const addPrivacyLink = (groups: readonly FooterGroupView[], { config }: ViewSite): readonly FooterGroupView[] => {
  if (listOutsideKinds(config).length === 0) return groups;
  const last = groups.at(-1) ?? { title: 'Privacy', isDropdown: false, links: [] };
  const href = `${config.leads.privacyHref ?? pagePaths.home}#${pagePaths.privacyChoicesAnchor}`;
  return [...groups.slice(0, -1), { ...last, links: [...last.links, { label: 'Privacy choices', href }] }];
};

const dropLinks = (entries: readonly NavigationEntry[], dropped: readonly string[]): readonly NavigationEntry[] => {
  const isKept = ({ href }: { readonly href: string }): boolean => !dropped.includes(href);
  return entries.flatMap((entry): readonly NavigationEntry[] => {
    if (entry.kind === 'link') return isKept(entry) ? [entry] : [];
    return entry.kind === 'group' ? [{ ...entry, links: entry.links.filter(isKept) }] : [entry];
  });
};

const buildFooterGroups = (
  { footer, config }: ViewSite,
  links: StockLinks,
  empty: readonly string[],
): FooterGroupView[] =>
  footer.groups
    .map(({ title, entries }) => ({
      title,
      isDropdown: entries.some(listsModels),
      links: dropLinks(entries, empty).flatMap((entry) => toFooterLinks(entry, links, config)),
    }))
    .filter((group) => group.links.length > 0);

/** @spec B1.14, B1.15 */
const chooseSavedLink = ({ favourites, watchlist }: ViewSite['config']): LinkView | null => {
  if (watchlist.isEnabled) return { label: 'Watchlist', href: accountPaths.watchlist };
  return favourites.isEnabled && favourites.hasGaragePage ? { label: 'Garage', href: favourites.garagePath } : null;
};

/** @spec L9.37, L5.18 */
const listEmptyPublications = (site: ViewSite, now: Date): readonly string[] => [
  ...(listPublishedPosts(site, now).length === 0 ? [publicationPaths.blog] : []),
  ...(chooseShownSets(site.publications.reviewSets, site.config.reviews).length === 0
    ? [publicationPaths.reviews]
    : []),
];

/** Logos are scaled to fit this size in pixels, so that the header keeps its height and the menu has room. */
const mostLogo: LogoSize = { width: 216, height: 44 };

const fitLogo = ({ width, height }: LogoSize): LogoSize => {
  const scale = Math.min(mostLogo.width / width, mostLogo.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

const pickLogo = ({ logoUrl, logoSize, logoOnBrandUrl, logoHasBackground, iconUrl }: ViewSite['brand']): LogoView => ({
  logoUrl,
  ...(logoSize !== undefined && { logoSize: fitLogo(logoSize) }),
  ...(logoOnBrandUrl !== undefined && { logoOnBrandUrl }),
  ...(logoHasBackground === true && { logoHasBackground }),
  ...(iconUrl !== undefined && { iconUrl }),
});

const joiningWords: ReadonlySet<string | undefined> = new Set(['&', '+', 'and']);

const countFirstWords = (words: readonly string[], count = 1): number =>
  joiningWords.has(words[count]?.toLowerCase()) ? countFirstWords(words, count + 2) : count;

const labelLicences = ({ legal }: ViewSite): string => `Our ${legal.licences.length} licences`;

/** If locations have different licences, the header has no room for them and links to the footer's list. */
const buildHeaderLicence = (site: ViewSite): ShellView['licence'] => {
  const { licences } = site.legal;
  const numbers = new Set(site.locations.flatMap(({ dealerLicenceNumber }) => dealerLicenceNumber ?? []));
  if (numbers.size > 1 && licences.length > 1) {
    return { text: labelLicences(site), href: `#${pagePaths.licencesAnchor}` };
  }
  const [shared] = numbers;
  const licence = licences.find(({ number }) => shared?.endsWith(number)) ?? licences[0];
  return licence === undefined ? null : { text: formatLicence(licence), href: null };
};

/** @spec L2.36, L2.41, L2.44, L2.45, L9.37 */
export const buildShellView = (links: StockLinks, { site, now }: Pick<ViewContext, 'site' | 'now'>): ShellView => {
  const words = site.name.split(' ');
  const firstWords = countFirstWords(words);
  const { legal, footer, social, brand, config } = site;
  const empty = listEmptyPublications(site, now);
  return {
    slug: site.slug,
    name: site.name,
    shortName: words.slice(0, firstWords).join(' '),
    nameRest: words.slice(firstWords).join(' '),
    tagline: site.tagline,
    url: site.url,
    ...pickLogo(brand),
    layout: site.layout,
    searchHref: config.search.path,
    searchPlaceholder: 'Make, model or stock number',
    saved: chooseSavedLink(config),
    noun: chooseVehicleNoun(config.search.itemTypes).one,
    watchlist: config.watchlist.isEnabled ? config.watchlist.onFailure : null,
    phone: buildPhoneView(site.phones.main, config.vehicle, { askHref: apiPaths.phone }),
    analyticsId: config.tracking.analyticsId,
    outsideKinds: listOutsideKinds(config),
    hoursText: describeHeaderHours(site, now),
    licence: buildHeaderLicence(site),
    menu: buildMenu(dropLinks(site.navigation, empty), links, config).filter(isWorthShowing),
    footer: {
      sentence: footer.sentence,
      groups: addPrivacyLink(buildFooterGroups(site, links, empty), site),
      social: Object.entries(socialNames).flatMap(([key, label]) => {
        const href = social[key as keyof typeof socialNames];
        return href === null ? [] : [{ label, href }];
      }),
      licences: legal.licences.map(formatLicence),
      licencesLabel: labelLicences(site),
      priceNote: legal.priceNote,
      acknowledgement: legal.acknowledgement,
      entity: legal.abn === undefined ? legal.entity : `${legal.entity}, ABN ${legal.abn}`,
    },
  };
};

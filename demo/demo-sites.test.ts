import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildShellView } from '#src/app/storefront/shell/build-shell-view.ts';
import { listPublicationEntries } from '#src/app/storefront/sitemap/sitemap.ts';
import { buildBrandHref } from '#src/content/view/build-brand-groups.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths, locationPaths } from '#src/lib/page-paths.ts';
import { applyHoursSwitches } from '#src/locations/rules/expand-opening-hours.ts';
import { buildLocationCard } from '#src/locations/view/build-location-card.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { NavigationEntry } from '#src/sites/model/navigation-entry.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import type { DemoDealer, DemoLocation, DemoOpening } from './dealers/dealer.ts';
import { demoDealers } from './dealers.ts';
import { peoplePictures } from './illustrations/people.ts';
import { listPageWords } from './list-page-words.ts';

let sites: readonly ResolvedSite[];

beforeAll(async () => {
  const registry = await createSiteRegistry({ source: openSitesDir('sites'), log: console, watches: false });
  sites = registry.all();
});

const siteOf = (slug: string): ResolvedSite => {
  const site = sites.find((candidate) => candidate.slug === slug);
  if (site === undefined) throw new Error(`no site ${slug}`);
  return site;
};

const internationalOf = (phone: string): string => `+61${phone.replaceAll(/\D/g, '').slice(1)}`;

const targetsOf = (entries: readonly NavigationEntry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'link') return [entry.href];
    return entry.kind === 'group' ? entry.links.map(({ href }) => href) : [];
  });

const ownPaths: readonly string[] = [
  pagePaths.home,
  pagePaths.budgetSearch,
  pagePaths.unsubscribe,
  contentPaths.models(null),
  locationPaths.list,
];

const listSwitchedPaths = ({ config: { financeApplication, onlinePayment, wheel } }: ResolvedSite) => [
  ...(financeApplication.enabled ? [pagePaths.financeApplication] : []),
  ...(onlinePayment.isEnabled ? [accountPaths.onlinePayment] : []),
  ...(wheel.campaign === null ? [] : [accountPaths.spinToWin]),
];

const isServed = (site: ResolvedSite, href: string): boolean => {
  const page = href.replace(/#.*$/, '');
  return (
    ownPaths.includes(page) ||
    listSwitchedPaths(site).includes(page) ||
    page.startsWith('/search/') ||
    Object.hasOwn(site.content, page.slice(1)) ||
    listBrandHrefs(site).includes(page) ||
    listPublicationEntries(site, new Date()).some(({ path }) => path === page)
  );
};

const listBrandHrefs = ({ config }: ResolvedSite): readonly string[] =>
  config.content.brandGroups.flatMap(({ tiles }) => tiles.map(buildBrandHref));

const listPublishedTargets = ({ publications: { offers, posts } }: ResolvedSite): readonly string[] => [
  ...offers.flatMap(({ model }) => model?.overrideUrl ?? []),
  ...[...offers.map(({ descriptionHtml }) => descriptionHtml), ...posts.map(({ html }) => html)]
    .flatMap((html) => [...html.matchAll(/href="(\/[^"]*)"/g)])
    .map(([, href]) => href ?? ''),
];

const listPeriods = ({ opens, closes, lunch }: DemoOpening) => {
  if (opens === undefined || closes === undefined) return [];
  if (lunch === undefined) return [{ open: opens, close: closes }];
  return [
    { open: opens, close: lunch[0] },
    { open: lunch[1], close: closes },
  ];
};

const hoursOf = ({ openingHours, type }: DemoLocation, { places }: ResolvedSite['config']) => {
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  const week = days.map((name, weekday) => {
    const opening = openingHours.find(({ day }) => day === name);
    const status = opening?.byAppointment ? 'By appointment only' : opening?.opens ? 'Open' : 'Closed';
    return { weekday, status, formattedHours: null, periods: opening === undefined ? [] : listPeriods(opening) };
  });
  return applyHoursSwitches(week, type, places).map(({ status, periods }) => ({ status, periods }));
};

describe.each(demoDealers.map((dealer) => [dealer.slug, dealer] as [string, DemoDealer]))(
  'the site %s',
  (slug, dealer) => {
    it('matches its dealer [B0.01, B1.02]', () => {
      const site = siteOf(slug);
      expect(site.name).toBe(dealer.name);
      expect(site.timeZone).toBe(dealer.timeZone);
      expect(site.phones.main).toBe(internationalOf(dealer.phone));
      expect(site.config.search.itemTypes).toEqual([dealer.itemType]);
    });

    it('lists its stock first in the order that its first pictures are spread for', () => {
      expect(siteOf(slug).config.search.sorts[0]).toBe(dealer.usualOrder);
    });

    it('has the locations of its stock, with their hours, licences and dealerships [L3.05, L3.06]', () => {
      const { locations, dealerships, config } = siteOf(slug);
      expect(locations.map(({ id }) => id)).toEqual(dealer.locations.map(({ id }) => id));
      for (const [index, expected] of dealer.locations.entries()) {
        const location = locations[index];
        expect(location).toMatchObject({ name: expected.name, slug: expected.slug, type: expected.type });
        expect(location?.address).toMatchObject({
          street: expected.street,
          city: expected.city,
          state: expected.state,
          postcode: expected.postcode,
          latitude: expected.latitude,
          longitude: expected.longitude,
        });
        expect(location?.contact.phone).toBe(internationalOf(expected.phone));
        expect([location?.dealerLicenceNumber, location?.repairerNumber]).toContain(expected.licence.number);
        expect(location?.contact.openingHours).toMatchObject(hoursOf(expected, config));
        const here = dealerships.filter(({ locationId }) => locationId === expected.id);
        expect(here).toMatchObject(expected.dealerships.map(({ id, slug: of, name }) => ({ id, slug: of, name })));
      }
    });

    it('has no broken links', () => {
      const site = siteOf(slug);
      const { home, navigation, footer } = site;
      const written = Object.values(site.content)
        .flatMap(listPageWords)
        .flatMap((words) => [
          ...[...words.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? ''),
          ...(/^\/(?!media\/)\S*$/.test(words) ? [words] : []),
        ]);
      const targets = [
        ...targetsOf(navigation),
        ...footer.groups.flatMap(({ entries }) => targetsOf(entries)),
        ...home.promoTiles.map(({ href }) => href),
        ...home.stats.flatMap(({ href }) => href ?? []),
        ...(home.hero.action ? [home.hero.action.href] : []),
        ...written,
        ...listPublishedTargets(site),
        ...Object.values(site.config.content.modelLinks),
        ...Object.values(site.redirects).map(({ to }) => to),
      ];
      expect(targets.length).toBeGreaterThan(8);
      expect(targets.filter((href) => !isServed(site, href))).toEqual([]);
    });

    it('has at most one form on a page [L2.51]', () => {
      const asksTwice = Object.values(siteOf(slug).content).filter(
        ({ form, blocks }) => form !== null && blocks.some(({ kind }) => kind === 'form'),
      );
      expect(asksTwice.map((page) => page.slug)).toEqual([]);
    });

    it('links to finance and to selling a vehicle in its footer', () => {
      const targets = siteOf(slug).footer.groups.flatMap(({ entries }) => targetsOf(entries));
      expect(targets.some((href) => pagePaths.isFinance(href))).toBe(true);
      expect(targets).toContain('/trade-in');
    });

    it('has its own page for each brand of the group [B9.51]', () => {
      const site = siteOf(slug);
      const written = site.config.content.brandGroups
        .flatMap(({ tiles }) => tiles)
        .filter(({ skipPage }) => skipPage)
        .map((brand) => brand.slug);
      expect(written.filter((of) => !Object.hasOwn(site.content, of))).toEqual([]);
    });

    it('shows only existing pictures', () => {
      const { brand, home, locations, config, content, publications } = siteOf(slug);
      const pictures =
        JSON.stringify([brand.logoUrl, home, locations, config.vehicle, config.content, content, publications]).match(
          /\/media\/demo\/[^"\\]+/g,
        ) ?? [];
      expect(pictures.length).toBeGreaterThan(4);
      expect(pictures.filter((path) => !existsSync(path.slice(1)))).toEqual([]);
    });

    it('gives each offer and each post a picture of its own, described in words [L3.08, B3.27]', () => {
      const { offers, posts } = siteOf(slug).publications;
      const images = [...offers, ...posts].flatMap(({ image }) => image ?? []);
      const urls = images.map(({ url }) => url);
      expect(urls.length).toBeGreaterThan(1);
      expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
      expect(images.filter(({ alt }) => alt === '')).toEqual([]);
    });

    it('introduces its people with a portrait of each, and answers its phone by one of them [D.58]', () => {
      const { config, content } = siteOf(slug);
      const { people } = config.content;
      const portraits = Object.keys(peoplePictures).filter((name) => name.startsWith(`${slug}/`));
      expect(people.map(({ imageUrl }) => imageUrl).toSorted()).toEqual(
        portraits.map((name) => `/media/demo/site/${name}.svg`).toSorted(),
      );
      const listNamed = (page: string) =>
        content[page]?.blocks.flatMap((block) => (block.kind === 'people' ? [block.names.length] : []));
      expect([listNamed('about-us'), listNamed('contact')]).toEqual([[0], [1]]);
    });

    it('introduces everyone who writes its posts [L1.08]', () => {
      const { config, publications } = siteOf(slug);
      const known = config.content.people.map(({ name }) => name);
      expect(publications.posts.map(({ author }) => author).filter((author) => !known.includes(author))).toEqual([]);
    });

    it('has the pages that the law and shoppers expect, with its own addresses', () => {
      const site = siteOf(slug);
      expect(Object.keys(site.content)).toEqual(
        expect.arrayContaining(['about-us', 'contact', 'terms-and-conditions', 'privacy-policy']),
      );
      // The contact page shows each address once, on the card of its location.
      const cards = site.locations.map((location) => buildLocationCard(location, site, { now: new Date() }));
      for (const { name, street, phone } of dealer.locations) {
        const card = cards.find((candidate) => candidate.name === name);
        expect(card?.address).toContain(street);
        expect(card?.phones.map(({ href }) => href)).toContain(`tel:${internationalOf(phone)}`);
        expect(listPageWords(site.content.contact).join(' ')).not.toContain(street);
      }
    });

    it('acknowledges within 7 days, resolves within 30 and aims to settle complaints in 14 [L9.35]', () => {
      const text = listPageWords(siteOf(slug).content['privacy-policy']).join(' ');
      expect(text).toMatch(/acknowledge your request within 7 days/);
      expect(text).toMatch(/give you access or resolve the matter within 30 days/);
      expect(text).toMatch(/complaint within 7 days and aim to settle it within 14 days/);
    });

    it("never includes another dealer's words [L9.38]", () => {
      const words = JSON.stringify(siteOf(slug));
      for (const other of demoDealers) {
        if (other.slug !== slug) expect(words).not.toContain(other.name);
      }
    });

    it('sends the browser no server-only settings [B3.25]', () => {
      const links = { makes: [], bodies: [], carTypes: [], models: [], budgets: [], all: null };
      const known = JSON.stringify(buildShellView(links, { site: siteOf(slug), now: new Date() }));
      expect(known).toContain(siteOf(slug).name);
      expect(known).not.toMatch(/Variable|_ADMIN_KEY|Wattle Toyota Kia LDV|"content"|"config"/);
    });
  },
);

it('has a grid of 33 brands of cars, 6 of motorcycles, 4 of trucks and 6 of the group on one site only [B1.17]', () => {
  const groups = sites.filter(({ config }) => config.content.brandGroups.length > 0);
  expect(groups.map(({ slug }) => slug)).toEqual(['wattle-group']);
  expect(groups[0]?.config.content.brandGroups.map(({ tiles }) => tiles.length)).toEqual([33, 6, 4, 6]);
});

it('has the sales counter, profile and history since 1969 on the group’s site only [B1.20] [B1.21] [L1.10]', () => {
  const tellsOf = (key: 'profile' | 'salesCounter') =>
    sites.filter(({ config }) => config.content[key] !== null).map(({ slug }) => slug);
  expect(tellsOf('profile')).toEqual(['wattle-group']);
  expect(tellsOf('salesCounter')).toEqual(['wattle-group']);
  expect(siteOf('wattle-group').config.content.established).toBe(1969);
});

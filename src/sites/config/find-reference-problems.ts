import { readSpecialHours } from '#src/locations/rules/hours/special-hours-schema.ts';
import { contrastPairs, findContrastProblems } from '../theme/find-contrast-problems.ts';
import { findMenuProblems } from './find-menu-problems.ts';
import { findManufacturer } from './manufacturers.ts';
import type { SiteProblem } from './site-problem.ts';
import type { SiteInput } from './site-schema.ts';

type Path = SiteProblem['path'];

const listOr = (values: readonly (string | number)[]): string => (values.length > 0 ? values.join(', ') : 'none');

const findRepeats = (values: readonly (string | number)[], pathOf: (index: number) => Path): SiteProblem[] =>
  values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ path: pathOf(index), message: `'${value}' is listed twice` }] : [],
  );

const checkManufacturers = (slugs: readonly string[], path: Path): SiteProblem[] =>
  slugs.flatMap((slug, index) =>
    findManufacturer(slug)
      ? []
      : [
          {
            path: [...path, index],
            message: `no make has the slug '${slug}'`,
            allowed: 'the slugs of src/sites/config/manufacturers.ts',
          },
        ],
  );

const checkContrast = ({ brand }: SiteInput): SiteProblem[] =>
  findContrastProblems(brand.palette).map(({ front, back, ratio, least }) => ({
    path: ['brand', 'palette', front],
    message: `${front} ${brand.palette[front]} on ${back} ${brand.palette[back]} has a contrast of ${ratio.toFixed(2)} to 1`,
    allowed: `at least ${least} to 1 (${least === 4.5 ? 'text' : 'controls'}; ${contrastPairs.length} pairs are checked)`,
  }));

const checkLocations = ({ locations, dealerships }: SiteInput): SiteProblem[] => {
  const locationIds = locations.map(({ id }) => id);
  const dealershipIds = dealerships.map(({ id }) => id);
  const primaries = locations.flatMap(({ primary }, index) => (primary ? [index] : []));
  return [
    ...findRepeats(locationIds, (index) => ['locations', index, 'id']),
    ...findRepeats(
      locations.map(({ slug }) => slug),
      (index) => ['locations', index, 'slug'],
    ),
    ...findRepeats(dealershipIds, (index) => ['dealerships', index, 'id']),
    ...findRepeats(
      dealerships.map(({ slug }) => slug),
      (index) => ['dealerships', index, 'slug'],
    ),
    ...primaries.slice(1).map((index) => ({
      path: ['locations', index, 'primary'],
      message: 'more than one location is primary',
      allowed: 'only one primary location',
    })),
    ...locations.flatMap(({ dealershipId, manufacturers }, index) => [
      ...checkManufacturers(manufacturers ?? [], ['locations', index, 'manufacturers']),
      ...(dealershipId === undefined || dealershipIds.includes(dealershipId)
        ? []
        : [
            {
              path: ['locations', index, 'dealershipId'],
              message: `no dealership has the id ${dealershipId}`,
              allowed: listOr(dealershipIds),
            },
          ]),
    ]),
    ...dealerships.flatMap(({ locationId, manufacturers }, index) => [
      ...checkManufacturers(manufacturers ?? [], ['dealerships', index, 'manufacturers']),
      ...(locationIds.includes(locationId)
        ? []
        : [
            {
              path: ['dealerships', index, 'locationId'],
              message: `no location has the id ${locationId}`,
              allowed: listOr(locationIds),
            },
          ]),
    ]),
  ];
};

const checkPlaces = ({ locations, places }: SiteInput): SiteProblem[] => {
  const ids = locations.map(({ id }) => id);
  const named: readonly (readonly [Path, number | undefined])[] = [
    ...places.order.map((id, index) => [['places', 'order', index], id] as const),
    ...places.specialHours.map(
      (row, index) => [['places', 'specialHours', index], readSpecialHours(row).locationId] as const,
    ),
  ];
  return named.flatMap(([path, id]) =>
    id === undefined || ids.includes(id)
      ? []
      : [{ path, message: `no location has the id ${id}`, allowed: listOr(ids) }],
  );
};

const checkFinanceProvider = ({ finance }: SiteInput): SiteProblem[] => {
  const { provider, providers } = finance;
  if (provider === null || Object.hasOwn(providers, provider)) return [];
  const names = Object.keys(providers);
  return [{ path: ['finance', 'provider'], message: `no provider is called '${provider}'`, allowed: listOr(names) }];
};

const checkLeadDestinations = ({ leads, locations }: SiteInput): SiteProblem[] => {
  const slugs = locations.map(({ slug }) => slug);
  return leads.destinations.flatMap((destination, index) =>
    destination.locations.flatMap((slug, at) =>
      slugs.includes(slug)
        ? []
        : [
            {
              path: ['leads', 'destinations', index, 'locations', at],
              message: `no location has the slug '${slug}'`,
              allowed: listOr(slugs),
            },
          ],
    ),
  );
};

const checkYards = ({ stockFeed, locations }: SiteInput): SiteProblem[] => {
  const slugs = locations.map(({ slug }) => slug);
  return Object.entries(stockFeed.yards).flatMap(([yard, slug]) =>
    slugs.includes(slug)
      ? []
      : [
          {
            path: ['stockFeed', 'yards', yard],
            message: `'${slug}' isn't a location of this site`,
            allowed: listOr(slugs),
          },
        ],
  );
};

export const findReferenceProblems = (site: SiteInput): readonly SiteProblem[] => [
  ...checkContrast(site),
  ...checkLocations(site),
  ...checkPlaces(site),
  ...findRepeats(
    site.content.people.map(({ name }) => name),
    (index) => ['content', 'people', index, 'name'],
  ),
  ...findRepeats(site.hosts, (index) => ['hosts', index]),
  ...findMenuProblems(site),
  ...checkFinanceProvider(site),
  ...checkLeadDestinations(site),
  ...checkYards(site),
  ...(site.manufacturer === null || findManufacturer(site.manufacturer)
    ? []
    : [
        {
          path: ['manufacturer'],
          message: `no make has the slug '${site.manufacturer}'`,
          allowed: 'the slugs of src/sites/config/manufacturers.ts',
        },
      ]),
];

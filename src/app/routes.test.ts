import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { isOwnPath } from '#src/content/rules/redirects/redirect.ts';
import { garagePaths } from '#src/favourites/rules/garage-paths.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths } from '#src/lib/page-paths.ts';
import { purchasePath } from '#src/lib/payment-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { findRouteInPlace } from './page/find-route-in-place.ts';
import routes from './routes.ts';

const toRoute = ({ index, path, file }: RouteConfigEntry): RouteObject =>
  index === true ? { index, id: file } : { ...(path === undefined ? {} : { path }), id: file };
const idOf = (path: string): string | undefined => {
  const named = routes.map((route) => ({ ...toRoute(route), id: route.id ?? route.file.replace(/\.tsx?$/, '') }));
  return matchRoutes(named as RouteObject[], path)?.at(-1)?.route.id;
};
const fileOf = (path: string): string | undefined => matchRoutes(routes.map(toRoute), path)?.at(-1)?.route.id;

it.each<[string, string]>([
  [pagePaths.home, 'home/home-route.tsx'],
  [pagePaths.content('about-us'), 'content/content-route.tsx'],
  [pagePaths.content('pages/eofy-2026'), 'content/sale-page-route.tsx'],
  [contentPaths.brand('kia'), 'content/brand/brand-route.tsx'],
  [contentPaths.models('suv'), 'content/models/models-route.tsx'],
  [pagePaths.content('rav4'), 'content/content-route.tsx'],
  [pagePaths.contact, 'content/content-route.tsx'],
  [pagePaths.finance, 'content/content-route.tsx'],
  [pagePaths.financeApplication, 'content/stepped-route.tsx'],
  [pagePaths.personalisedFinanceFor(7), 'content/stepped-route.tsx'],
  [pagePaths.budgetSearch, 'budget/budget-route.tsx'],
  [pagePaths.search, 'search/search-route.tsx'],
  [pagePaths.searchOf('toyota', 'rav4'), 'search/search-route.tsx'],
  [pagePaths.usedCar('toyota', 'rav4', 'suv'), 'search/search-route.tsx'],
  [pagePaths.vehicle('2023-kia-rio'), 'vehicle/vehicle-route.tsx'],
  [pagePaths.delivery('2023-kia-rio'), 'vehicle/delivery-route.tsx'],
  [pagePaths.similarVehicles('2023-kia-rio'), 'vehicle/similar/similar-vehicles-route.ts'],
  [pagePaths.vehicleCards([7, 12]), 'garage/vehicle-cards-route.ts'],
  [pagePaths.compare([7, 12]), 'compare/compare-route.tsx'],
  [pagePaths.print('2023-kia-rio'), 'print/print-route.tsx'],
  [accountPaths.watchlist, 'watchlist/watchlist-route.tsx'],
  [accountPaths.savedSearches, 'saved-searches/saved-searches-route.tsx'],
  [publicationPaths.specialOffers, 'offers/offers-route.tsx'],
  [publicationPaths.offer(7, null), 'offers/offers-route.tsx'],
  [publicationPaths.offer(7, 'kia'), 'offers/offers-route.tsx'],
  [publicationPaths.blog, 'blog/blog-route.tsx'],
  [publicationPaths.blogEntry('vehicle-reviews'), 'blog/blog-route.tsx'],
  [publicationPaths.reviews, 'reviews/reviews-route.tsx'],
  [purchasePath('2023-kia-rio'), 'purchase/purchase-route.tsx'],
  [accountPaths.signIn, 'sign-in/sign-in-route.tsx'],
  [accountPaths.onlinePayment, 'online-payment/online-payment-route.tsx'],
  [accountPaths.spinToWin, 'wheel/wheel-route.tsx'],
  ...garagePaths.map((path): [string, string] => [path, 'garage/garage-route.tsx']),
])(
  'answers %s, as pages link to it [L2.01] [L2.11] [L2.13] [L2.03] [L2.17] [L2.24] [L2.25] [L2.28] [B2.03] [B2.12] [D.01] [D.03] [D.30] [D.54] [L2.19] [L2.25] [L2.26] [L2.27] [B9.50] [L6.02] [D.55] [L2.15] [L2.16]',
  (path, file) => {
    expect(fileOf(path)).toBe(`storefront/${file}`);
  },
);

it('has no page for staff on a shopper’s site: such an address is that of a page that the dealer writes, or of none [D.27]', () => {
  const staff = /admin|staff|console|dashboard|backend|log-?in/i;
  expect(routes.flatMap(({ path = '' }) => (staff.test(path) ? [path] : []))).toEqual([]);
  for (const path of ['/admin', '/staff', '/console', '/dashboard', '/login']) {
    expect([path, fileOf(path)]).toEqual([path, 'storefront/content/content-route.tsx']);
    expect(fileOf(`${path}/leads`)).toBe('storefront/not-found/not-found-route.tsx');
  }
});

it('lets no redirect hide a page of the product’s own', () => {
  const own = routes.flatMap(({ path }) => (path === undefined || /^[:*]/.test(path) ? [] : [`/${path}`]));
  expect(own.map((path) => path.replace(/\/(\*|:.*)$/, '')).filter((path) => !isOwnPath(path))).toEqual(['/pages']);
});

it.each([
  ['a search', '/search/', 'storefront/search/search-route'],
  ['a search without its slash', '/search', 'storefront/search/search-route'],
  ['a search by its words', '/search/used-cars/toyota', 'storefront/search/search-route'],
  ['a search of used cars', '/used-car/toyota/rav4/suv', 'used-car'],
  ['all used cars', '/used-car', 'used-car'],
  ['a vehicle', '/cars/2023-kia-rio', 'storefront/vehicle/vehicle-route'],
])('opens %s in place, by the route that the server finds', (_page, path, id) => {
  expect([findRouteInPlace(path), idOf(path)]).toEqual([id, id]);
});

it.each(['/', '/cars', '/cars/trade-in', '/cars/2023-kia-rio/enquire', '/cars/2023-kia-rio/delivery', '/about-us'])(
  'opens %s as a document of its own',
  (path) => {
    expect(findRouteInPlace(path)).toBeUndefined();
  },
);

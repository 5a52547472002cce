import { locationRoots } from '#src/locations/rules/location-roots.ts';
import type { ActorName } from './open-actors.ts';
import { ownershipCars } from './open-ownership-host.ts';
import type { Owned } from './own-everything.ts';

export type PageRow =
  | { readonly kind: 'everybodys'; readonly url: string }
  | {
      readonly kind: 'own';
      readonly url: (owned: Owned) => string;
      readonly answers: Readonly<Record<ActorName, number>>;
      readonly isShown: boolean;
    };

const { reserved, asked, bought } = ownershipCars;

const everybodys = (url: string): PageRow => ({ kind: 'everybodys', url });
const gated = { owner: 200, stranger: 200, twin: 200, apart: 302, nobody: 302 };
const open = { owner: 200, stranger: 200, twin: 200, apart: 200, nobody: 200 };
const ofOwner = { owner: 200, stranger: 404, twin: 404, apart: 404, nobody: 404 };
const own = (answers: Readonly<Record<ActorName, number>>, url: (owned: Owned) => string, isShown = true): PageRow => ({
  kind: 'own',
  url,
  answers,
  isShown,
});

const garages = ['mymotorama', 'myblinkr', 'myservco', 'my-garage'].map(
  (name) => [name, everybodys(`/${name}`)] as const,
);

/** Every page by its pattern in `src/app/routes.ts`. A test fails if a page has no row. */
export const pageRows: Readonly<Record<string, PageRow>> = {
  '': everybodys('/'),
  'search/*': everybodys('/search/used-cars/'),
  'used-car/:make?/:model?/:body?': everybodys('/used-car/nissan'),
  'cars/:slug': everybodys(`/cars/${reserved.slug}`),
  'cars/:slug/similar': everybodys(`/cars/${reserved.slug}/similar`),
  'cars/:slug/delivery': everybodys(`/cars/${reserved.slug}/delivery`),
  'cars/:slug/:form': everybodys(`/cars/${asked.slug}/enquire`),
  'cars/:slug/:form/form': everybodys(`/cars/${asked.slug}/enquire/form`),
  ...Object.fromEntries(garages),
  'vehicle-cards': everybodys('/vehicle-cards?ids=41,42'),
  print: everybodys(`/print?car_id=${reserved.slug}`),
  compare: everybodys('/compare?ids=41,42'),
  'dev/catalogue': everybodys('/dev/catalogue'),
  dealerships: everybodys('/dealerships'),
  'book-test-drive/form': everybodys('/book-test-drive/form'),
  'budget-search': everybodys('/budget-search'),
  models: everybodys('/models'),
  ':brand/overview': everybodys('/nissan/overview'),
  'pages/:page': everybodys('/pages/unsubscribe'),
  'special-offers': everybodys('/special-offers'),
  'offers/:first?/:second?': everybodys('/offers'),
  'blog/:name?': everybodys('/blog'),
  reviews: everybodys('/reviews'),
  ...Object.fromEntries(locationRoots.map((root) => [`${root}/:slug`, everybodys(`/${root}/banksia-moorooka`)])),
  ':page': everybodys('/about-us'),
  '*': everybodys('/no/such/page'),
  'sell-your-car': everybodys('/sell-your-car'),
  'cars/:slug/checkout': everybodys(`/cars/${reserved.slug}/checkout`),
  ...Object.fromEntries(
    ['trade-in', 'sell-my-car', 'cars/trade-in'].map((name) => [
      name,
      own(ofOwner, ({ valuation }) => `/${name}?valuation=${valuation}`),
    ]),
  ),
  'cars/:slug/buy-online': own(open, () => `/cars/${asked.slug}/buy-online`),
  'checkout-journey': own(open, () => `/checkout-journey?car_id=${bought.slug}`),
  'spin-to-win': own(open, () => '/spin-to-win'),
  'apply-for-finance': own(open, () => `/apply-for-finance?car_id=${bought.id}&step=contact`),
  'personalised/finance': own(open, () => `/personalised/finance?car_id=${bought.id}`),
  mybigboxcars: own(gated, () => '/mybigboxcars'),
  watchlist: own(gated, () => '/watchlist'),
  'watchlist/searches': own(gated, () => '/watchlist/searches'),
  'book-test-drive': own(ofOwner, ({ visitLink }) => `/book-test-drive?visit=${visitLink}`, false),
  'online-payment': own(ofOwner, ({ paymentCode }) => `/online-payment?token=${paymentCode}`),
  'sign-in': own({ owner: 302, stranger: 302, twin: 302, apart: 200, nobody: 200 }, () => '/sign-in', false),
};

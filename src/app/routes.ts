import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { checkoutPathNames } from '#src/checkout/rules/checkout-requests.ts';
import { garagePaths } from '#src/favourites/rules/garage-paths.ts';
import { purchasePage } from '#src/lib/payment-paths.ts';
import { locationRoots } from '#src/locations/rules/location-roots.ts';
import { tradeInPages } from '#src/trade-in/rules/trade-in-pages.ts';

export default [
  index('storefront/home/home-route.tsx'),
  route('search/*', 'storefront/search/search-route.tsx'),
  route('used-car/:make?/:model?/:body?', 'storefront/search/search-route.tsx', { id: 'used-car' }),
  ...['cars/trade-in', ...tradeInPages, 'apply-for-finance', 'personalised/finance'].map((path) =>
    route(path, 'storefront/content/stepped-route.tsx', { id: path }),
  ),
  route('cars/:slug', 'storefront/vehicle/vehicle-route.tsx'),
  route('cars/:slug/similar', 'storefront/vehicle/similar/similar-vehicles-route.ts'),
  route('cars/:slug/delivery', 'storefront/vehicle/delivery-route.tsx'),
  ...checkoutPathNames.map((name) =>
    route(`cars/:slug/${name}`, 'storefront/checkout/checkout-route.tsx', { id: name }),
  ),
  route('cars/:slug/:form', 'storefront/vehicle/form/vehicle-form-route.tsx'),
  route('cars/:slug/:form/form', 'storefront/vehicle/form/vehicle-form-data-route.ts'),
  ...garagePaths.map((path) => route(path.slice(1), 'storefront/garage/garage-route.tsx', { id: path.slice(1) })),
  route('sign-in', 'storefront/sign-in/sign-in-route.tsx'),
  route('watchlist', 'storefront/watchlist/watchlist-route.tsx'),
  route('watchlist/searches', 'storefront/saved-searches/saved-searches-route.tsx'),
  route('online-payment', 'storefront/online-payment/online-payment-route.tsx'),
  route('spin-to-win', 'storefront/wheel/wheel-route.tsx'),
  route('vehicle-cards', 'storefront/garage/vehicle-cards-route.ts'),
  route('print', 'storefront/print/print-route.tsx'),
  route(purchasePage.slice(1), 'storefront/purchase/purchase-route.tsx'),
  route('compare', 'storefront/compare/compare-route.tsx'),
  route('dev/catalogue', 'storefront/catalogue/catalogue-route.tsx'),
  route('book-test-drive', 'storefront/test-drive/test-drive-route.tsx'),
  route('dealerships', 'storefront/locations/locations-route.tsx'),
  ...locationRoots.map((root) => route(`${root}/:slug`, 'storefront/locations/location-route.tsx', { id: root })),
  route('book-test-drive/form', 'storefront/test-drive/test-drive-data-route.ts'),
  route('budget-search', 'storefront/budget/budget-route.tsx'),
  route('models', 'storefront/content/models/models-route.tsx'),
  route(':brand/overview', 'storefront/content/brand/brand-route.tsx'),
  route('pages/:page', 'storefront/content/sale-page-route.tsx'),
  route('special-offers', 'storefront/offers/offers-route.tsx', { id: 'special-offers' }),
  route('offers/:first?/:second?', 'storefront/offers/offers-route.tsx'),
  route('blog/:name?', 'storefront/blog/blog-route.tsx'),
  route('reviews', 'storefront/reviews/reviews-route.tsx'),
  route(':page', 'storefront/content/content-route.tsx'),
  route('*', 'storefront/not-found/not-found-route.tsx'),
] satisfies RouteConfig;

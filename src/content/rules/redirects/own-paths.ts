/** First segments of addresses under which everything is the product's own: a redirect there would hide a page. */
export const ownRoots: ReadonlySet<string> = new Set([
  'book-test-drive',
  'api',
  'assets',
  'cars',
  'dev',
  'images',
  'media',
  'search',
  'search-api',
  'sign-in',
  'used-car',
  'vehicle-cards',
  'watchlist',
]);

/** Addresses of the product's own pages; what lies below them may have been a dealer's page once. */
export const ownPages: ReadonlySet<string> = new Set([
  '/',
  '/blog',
  '/book-test-drive',
  '/budget-search',
  '/checkout-journey',
  '/compare',
  '/contact-us',
  '/dealerships',
  '/healthz',
  '/locations',
  '/metrics',
  '/models',
  '/my-garage',
  '/mybigboxcars',
  '/myblinkr',
  '/mymotorama',
  '/myservco',
  '/offers',
  '/our-location',
  '/print',
  '/readyz',
  '/reviews',
  '/robots.txt',
  '/sign-out',
  '/sitemap.xml',
  '/special-offers',
  '/spin-to-win',
  '/sell-my-car',
  '/sell-your-car',
  '/success',
  '/trade-in',
]);

/** Whether the product itself answers at a path. */
export const isOwnPath = (path: string): boolean => ownPages.has(path) || ownRoots.has(path.split('/')[1] ?? '');

import { ownershipCars } from './open-ownership-host.ts';
import { none, type OwnershipRow } from './ownership-row.ts';

const { reserved } = ownershipCars;

const documents = none('describes the interface');
const stock = none('the site’s own stock');
const search = none('the stock, by a key');

const everyMethod = ['GET', 'TRACE', 'DELETE', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'QUERY'];

const searchRows = {
  'GET /search-api/health': search,
  'GET /search-api/version': search,
  'POST /search-api/multi-search': search,
  'GET /search-api/indexes': search,
  'GET /search-api/tasks': search,
  'GET /search-api/tasks/:uid': search,
  'GET /search-api/stats': search,
  'GET /search-api/indexes/:uid': search,
  'POST /search-api/indexes/:uid/search': search,
  'GET /search-api/indexes/:uid/search': search,
  'POST /search-api/indexes/:uid/facet-search': search,
  'GET /search-api/indexes/:uid/documents': search,
  'POST /search-api/indexes/:uid/documents/fetch': search,
  'GET /search-api/indexes/:uid/documents/:id': search,
  'GET /search-api/indexes/:uid/settings': search,
  'GET /search-api/indexes/:uid/settings/:name': search,
  'GET /search-api/indexes/:uid/stats': search,
  'POST /search-api/indexes/:uid/fields': search,
  ...Object.fromEntries(everyMethod.map((method) => [`${method} /search-api/*`, search])),
};

const otherRows = {
  'GET /success/appointment.ics': none('the browser that just booked, by a cookie of that form'),
  ...Object.fromEntries(everyMethod.map((method) => [`${method} /api/*`, none('has nothing there')])),
  'GET /api/docs': documents,
  'GET /api/docs/json': documents,
  'GET /api/docs/yaml': documents,
  'GET /api/docs/static/index.html': documents,
  'GET /api/docs/static/swagger-initializer.js': documents,
  'GET /api/docs/static/*': documents,
  'GET /healthz': none('says that it lives'),
  'GET /version': none('names the version that runs, which is public'),
  'GET /readyz': none('says that it serves'),
  'GET /metrics': none('counts, names nobody'),
  'GET /media/*': none('files of dealers'),
  'GET /images/:width/:quality/:source': none('pictures of dealers'),
  'GET /images/jpeg/:width/:quality/:source': none('pictures of dealers'),
  'GET /api/cars': stock,
  'GET /api/cars/:slug': stock,
  'GET /api/cars/:slug/similar': stock,
  'GET /api/cars/:slug/view.json': stock,
  'GET /api/stock-count': stock,
  'GET /api/budget-search': stock,
  'GET /api/suggestions': stock,
  'GET /api/cars/:slug/code.svg': stock,
  'GET /api/cars/:slug/brochure.pdf': stock,
  'GET /cars/:slug/autogauge': stock,
  'GET /api/cars/:id/finance-disclaimer': none('words of a lender'),
  'GET /blog/feed.xml': none('published to all'),
  'GET /blog/latest.json': none('published to all'),
  'GET /robots.txt': none('published to all'),
  'GET /sitemap.xml': none('published to all'),
  'GET /sitemap-:part(^\\d{1,4}$).xml': none('published to all'),
  'GET /api/phone': none('numbers of dealers'),
  'GET /api/delivery-estimates': none('prices by postcode'),
  'GET /api/appointments': none('times that are free'),
  'POST /api/events': none('counts, keeps nobody', { url: '/api/events', json: {} }),
  'POST /api/phone-reveals': none('counts, keeps nobody', { url: '/api/phone-reveals', json: {} }),
  'POST /api/leads': none('answers with a new id', { url: '/api/leads', json: {} }),
  'POST /api/youx/quote': none('quotes the stock', { url: '/api/youx/quote', json: {} }),
  'POST /api/payments/stripe-events': none('signed by Stripe'),
  'POST /api/stock-feed': none('the site’s own stock, by a key'),
  'GET *': none('pages: see their rows'),
  'POST *': none('forms of pages: see their rows', { url: `/cars/${reserved.slug}`, form: {} }),
  'POST /:page': none('leads: answers nothing kept', { url: '/contact', form: {} }),
  'POST /cars/trade-in': none('leads: answers nothing kept', { url: '/cars/trade-in', form: {} }),
  'POST /cars/:slug/:form': none('leads: answers nothing kept', { url: `/cars/${reserved.slug}/enquire`, form: {} }),
};

export const publicRouteRows: Readonly<Record<string, OwnershipRow>> = { ...searchRows, ...otherRows };

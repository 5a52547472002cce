import { imageWidths } from '#src/lib/image-url.ts';
import { actorPhones } from '../ownership/open-actors.ts';
import { ownershipCars } from '../ownership/open-ownership-host.ts';
import type { Owned } from '../ownership/own-everything.ts';
import type { OwnershipCall } from '../ownership/ownership-row.ts';
import { routeRows } from '../ownership/route-rows.ts';

export interface FloodCall extends OwnershipCall {
  /** True if the server stores every call that it doesn't refuse, except duplicates. */
  readonly isKept: boolean;
  readonly isSignedIn: boolean;
}

const { reserved, asked, watched, bought } = ownershipCars;

const nothing: Owned = {
  valuation: '00000000-0000-4000-8000-000000000000',
  session: '00000000-0000-4000-8000-000000000000',
  savedSearch: '00000000-0000-4000-8000-000000000000',
  visitLink: 'none',
  unsubscribeToken: 'none',
  paymentCode: '2222-2222-2222-2222',
  prizeCode: '',
  receiptToken: 'none',
};

const leadOf = (count: number) => ({
  name: `Ann ${count}`,
  email: `ann${count}@example.com`,
  message: `Is number ${count} still there?`,
  phone: `0491 570 ${String(count % 1000).padStart(3, '0')}`,
});
const personOf = (count: number) => ({ ...leadOf(count), last_name: 'Example', terms: 'on', terms_of_use: 'on' });

type CallOf = (count: number) => OwnershipCall;

const strangersCalls: Readonly<Record<string, CallOf>> = {
  'POST /api/leads': (count) => ({
    url: '/api/leads',
    json: { form: 'enquiry', page: `/cars/${asked.slug}/enquire`, car_id: asked.slug, ...leadOf(count) },
  }),
  'POST /:page': (count) => ({
    url: '/contact',
    form: { form: 'contact', location_id: '301', category: 'General Enquiry', ...leadOf(count) },
  }),
  'POST /cars/:slug/:form': (count) => ({
    url: `/cars/${asked.slug}/enquire`,
    form: { form: 'enquiry', car_id: asked.slug, ...leadOf(count) },
  }),
  'POST /api/events': (count) => ({
    url: '/api/events',
    json: { id: 49, at: new Date().toISOString(), path: '/search/', event_uuid: String(count).padStart(32, '0') },
  }),
  'POST /api/phone-reveals': () => ({ url: '/api/phone-reveals', json: { car_id: asked.id, website_id: 9001 } }),
  'POST /api/valuations': () => ({ url: '/api/valuations', json: { rego: 'TEST01', regoState: 'QLD' } }),
  'POST /trade-in/car': () => ({
    url: '/trade-in/car',
    form: { page: 'trade-in', rego: 'TEST01', regoState: 'QLD' },
  }),
  'POST /cars/:slug/buy-online': (count) => ({
    url: `/cars/${reserved.slug}/buy-online`,
    form: { step: 'contact', ...personOf(count) },
  }),
  'POST /checkout-journey': (count) => ({
    url: `/checkout-journey?car_id=${bought.slug}`,
    form: { step: 'contact', ...personOf(count) },
  }),
  'POST /sign-in/code': (count) => ({
    url: '/sign-in/code',
    form: { phone: `0491 57${String(count).padStart(4, '0')}` },
  }),
};

const visitorsCalls: Readonly<Record<string, CallOf>> = {
  'POST /watchlist/save': (count) => ({ url: '/watchlist/save', form: { car_id: String(41 + (count % 5)) } }),
  'POST /api/watchlist/save-car': () => ({
    url: '/api/watchlist/save-car',
    json: { phone_number: actorPhones.owner, car_id: watched.id },
  }),
  'POST /watchlist/searches/save': (count) => ({
    url: '/watchlist/searches/save',
    form: { search: `query=${count % 30}` },
  }),
  'POST /watchlist/notices': () => ({ url: '/watchlist/notices', form: { channel: 'sms', agreed: 'yes' } }),
  'POST /apply-for-finance/:step': (count) => ({
    url: '/apply-for-finance/contact',
    form: { ...personOf(count), car_id: String(bought.id) },
  }),
  'POST /personalised/finance/answers': (count) => ({
    url: '/personalised/finance/answers',
    form: { ...personOf(count), car_id: String(watched.id), postcode: '4105', amount: '17431', deposit: '1000' },
  }),
  'POST /spin-to-win': (count) => ({ url: '/spin-to-win', form: personOf(count) }),
};

const fill = (pattern: string): string => pattern.replace(/:\w+(\([^)]*\))?/g, '1').replace('*', 'nothing');

const pictureOf = (count: number): string => {
  const side = Math.floor(count / imageWidths.length) % 2 === 0 ? 'front' : 'rear';
  const source = `/media/demo/caravan-family-grey-${side}.svg`;
  return `${imageWidths[count % imageWidths.length]}/80/${encodeURIComponent(source)}`;
};

const newCalls: Readonly<Record<string, CallOf>> = {
  'GET *': (count) => ({ url: `/search/used-cars/?query=flood${count}` }),
  'GET /images/:width/:quality/:source': (count) => ({ url: `/images/${pictureOf(count)}` }),
  'GET /images/jpeg/:width/:quality/:source': (count) => ({ url: `/images/jpeg/${pictureOf(count)}` }),
};

const plainCallOf = (route: string): OwnershipCall => {
  const row = routeRows[route];
  const call = row?.kind === 'owned' ? row.call(nothing) : row?.call;
  return call ?? { url: fill(route.split(' ')[1] ?? '') };
};

export const floodCallOf = (route: string, count: number): FloodCall => {
  const [ofStranger, ofVisitor] = [strangersCalls[route], visitorsCalls[route]];
  const call = (ofStranger ?? ofVisitor ?? newCalls[route])?.(count) ?? plainCallOf(route);
  return { ...call, isKept: (ofStranger ?? ofVisitor) !== undefined, isSignedIn: ofVisitor !== undefined };
};

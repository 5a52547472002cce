import type { StoredWork } from '#src/platform/http/limits/limit-policies.ts';

export type StorageBound = StoredWork | { readonly ofVisitor: string };

const watchlist = { ofVisitor: '100 vehicles' } as const;
const searches = { ofVisitor: '20 searches of 900 characters, 1,500 vehicles known of each' } as const;

/**
 * Every route that stores new data, and the limit that bounds how much it stores. A limit per signed-in visitor is
 * enough, because the limit on sign-in codes bounds how many there are.
 */
export const storageBounds: Readonly<Record<string, StorageBound>> = {
  'POST /api/leads': 'leads',
  'POST /:page': 'leads',
  'POST /cars/:slug/:form': 'leads',
  'POST /api/valuations': 'leads',
  'POST /trade-in/car': 'leads',
  'POST /cars/:slug/buy-online': 'leads',
  'POST /checkout-journey': 'leads',
  'POST /apply-for-finance/:step': 'leads',
  'POST /personalised/finance/answers': 'leads',
  'POST /spin-to-win': 'leads',
  'POST /api/events': 'events',
  'POST /api/phone-reveals': 'events',
  'POST /sign-in/code': 'codes',
  'POST /watchlist/save': watchlist,
  'POST /api/watchlist/save-car': watchlist,
  'POST /watchlist/searches/save': searches,
  'POST /watchlist/notices': { ofVisitor: 'one choice; three mails a day that confirm an address' },
};

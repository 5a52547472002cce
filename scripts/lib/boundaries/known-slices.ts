/** Which slice may know which others. A slice that is missing here fails the check; so does a circle. */
export const knownSlices: Readonly<Record<string, readonly string[]>> = {
  vehicle: [],
  locations: ['vehicle'],
  pricing: ['vehicle'],
  finance: ['vehicle', 'pricing'],
  market: ['vehicle', 'pricing'],
  calculators: ['vehicle', 'locations', 'search'],
  brochure: ['vehicle', 'pricing', 'locations'],
  favourites: ['vehicle'],
  search: ['vehicle', 'pricing', 'finance', 'locations'],
  account: ['favourites'],
  watchlist: ['vehicle', 'pricing', 'search', 'account', 'leads'],
  'stock-import': ['vehicle', 'pricing'],
  tracking: ['vehicle'],
  promotions: ['vehicle'],
  leads: ['vehicle', 'pricing', 'locations', 'tracking'],
  appointments: ['vehicle', 'locations', 'leads'],
  'trade-in': ['vehicle', 'leads'],
  payments: [],
  checkout: ['vehicle', 'pricing', 'leads', 'account', 'payments'],
  wheel: ['leads', 'account'],
  purchase: ['vehicle', 'finance', 'calculators', 'leads', 'account', 'trade-in', 'checkout', 'payments'],
  'finance-application': ['vehicle', 'pricing', 'finance', 'leads', 'account'],
  'online-payment': ['leads', 'account', 'payments'],
  chat: ['vehicle'],
  content: [],
  offers: [],
  reviews: [],
  blog: [],
};

/**
 * The slices that the API and the host may name, because something of them runs with the server or goes before every page. All others
 * are named by pages, their interfaces and sites alone, so that one that is deleted takes its lines there with it (ADR 51).
 */
export const hostedSlices: readonly string[] = [
  'account',
  'appointments',
  'checkout',
  'content',
  'finance-application',
  'leads',
  'payments',
  'purchase',
  'search',
  'stock-import',
  'tracking',
  'trade-in',
  'vehicle',
  'watchlist',
  'wheel',
  'online-payment',
];

/** The slices that each slice may import. A slice missing here fails the check, and so does a cycle. */
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
  'stock-import': ['vehicle'],
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
 * The slices that the API and the host may import, because part of them runs with the server or before every page. Only
 * pages, their interfaces and sites name the others, so that deleting a slice removes its lines there (ADR 51).
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

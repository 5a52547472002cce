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
  search: ['vehicle', 'pricing', 'finance'],
  'stock-import': ['vehicle'],
  tracking: ['vehicle'],
  promotions: ['vehicle'],
  leads: ['vehicle', 'pricing', 'locations', 'tracking'],
  appointments: ['vehicle', 'locations', 'leads', 'tracking'],
  content: [],
};

import type { SearchConfig } from './config.ts';
import type { Near } from './search-state.ts';

/** The postcode that a search goes by; null where the site offers no such distance. (#21) */
export const chooseNear = (near: Near | null, { nearbyKm }: Pick<SearchConfig, 'nearbyKm'>): Near | null =>
  near !== null && nearbyKm.includes(near.withinKm) ? near : null;

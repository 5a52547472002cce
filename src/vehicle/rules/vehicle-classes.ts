/** A vehicle with any other status is never listed (D.05). */
export const knownStatuses = ['in_stock', 'coming_soon', 'sold'] as const;
export const carTypes = ['new', 'demo', 'used'] as const;
export const itemTypes = ['car', 'caravan', 'truck', 'motorcycle'] as const;
export type CarType = (typeof carTypes)[number];
export type ItemType = (typeof itemTypes)[number];

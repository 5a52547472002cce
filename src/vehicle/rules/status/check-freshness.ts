import type { CarFields } from '../build-car-fields.ts';

export type Freshness = 'fresh' | 'changed' | 'sold';

const names = ['photos_count', 'updated_at', 'price', 'status'] as const;

/** @spec B7.11, D.56 */
export const checkFreshness = (shown: CarFields, now: CarFields): Freshness => {
  if (shown.status !== 'sold' && now.status === 'sold') return 'sold';
  return names.every((name) => shown[name] === now[name]) ? 'fresh' : 'changed';
};

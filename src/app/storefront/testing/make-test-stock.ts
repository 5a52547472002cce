import type { HomeStock } from '#src/app/storefront/home/home-stock.ts';
import type { CountedValue } from '#src/search/view/stock-counts.ts';

const count = (value: string, vehicles: number): CountedValue => ({
  value,
  count: vehicles,
  imageUrl: `/media/${value.toLowerCase().replaceAll(' ', '-')}.webp`,
});

/** Stock of a home page for tests: 1,060 vehicles of three makes. */
export const makeTestStock = (changes: Partial<HomeStock> = {}): HomeStock => ({
  count: 1060,
  makes: [count('Toyota', 900), count('Nissan', 159), count('Kia', 1)],
  makeModels: [count('Toyota RAV4', 600), count('Nissan X-Trail', 159), count('Toyota Corolla', 300)],
  bodies: [count('SUV', 1000), count('Ute', 60)],
  carTypes: [count('used', 1000), count('new', 60)],
  newest: [],
  ...changes,
});

import type { HomeStock } from '#src/app/storefront/home/build-home-view.ts';
import type { BudgetView } from '#src/calculators/view/budget/build-budget-view.ts';
import type { CountedValue } from '#src/search/view/home/create-stock-tiles.ts';

const count = (value: string, vehicles: number): CountedValue => ({
  value,
  count: vehicles,
  imageUrl: `/media/${value.toLowerCase().replaceAll(' ', '-')}.webp`,
});

const budget: BudgetView = {
  action: '/budget-search',
  repaymentText: '200',
  depositText: '2,000',
  frequency: 'weekly',
  startTexts: { weekly: '200', monthly: '600' },
  body: '',
  ratePercent: 0,
  maxDollars: 100_000,
  method: 'All repayments and the deposit.',
  warning: null,
  disclaimer: null,
  answer: { buttons: [{ kind: 'found', label: 'Show Me 12 used cars', href: '/search/used-cars' }], bodies: [] },
};

export const makeTestStock = (changes: Partial<HomeStock> = {}): HomeStock => ({
  count: 1060,
  makes: [count('Toyota', 900), count('Nissan', 159), count('Kia', 1)],
  makeModels: [count('Toyota RAV4', 600), count('Nissan X-Trail', 159), count('Toyota Corolla', 300)],
  bodies: [count('SUV', 1000), count('Ute', 60)],
  facetTiles: [],
  carTypes: [count('used', 1000), count('new', 60)],
  lead: [],
  newest: [],
  isNewestKnown: true,
  budget,
  ...changes,
});

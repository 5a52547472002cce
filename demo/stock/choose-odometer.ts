import type { Random } from './random.ts';

export const chooseOdometerKm = (
  random: Random,
  carType: 'new' | 'demo' | 'used',
  ageYears: number,
  yearlyKm: number,
): number => {
  if (carType === 'new') return random.integer(5, 45);
  if (carType === 'demo') return random.integer(14, 96) * 100 + random.integer(0, 99);
  const spread = 0.45 + random.next() * 1.1;
  return Math.max(1200, Math.round(ageYears * yearlyKm * spread) + random.integer(0, 99));
};

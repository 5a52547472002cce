import type { VehicleDraft } from './draft.ts';
import type { Random } from './random.ts';

/** Share of the new price that's left after average use, by age in years. */
const retentionByYear = [0.94, 0.86, 0.8, 0.74, 0.68, 0.62, 0.57, 0.52, 0.47, 0.42, 0.38, 0.34, 0.31, 0.28] as const;

const retentionAt = (ageYears: number): number => {
  const whole = Math.min(Math.floor(ageYears), retentionByYear.length - 1);
  const from = retentionByYear[whole] ?? 0.28;
  const to = retentionByYear[whole + 1] ?? from * 0.92;
  return from + (to - from) * Math.min(1, ageYears - whole);
};

const strongMakes = new Set(['Toyota', 'Isuzu UTE', 'Suzuki', 'Kenworth', 'Jayco', 'Honda', 'Lexus']);
const weakMakes = new Set(['Jeep', 'Land Rover', 'Alfa Romeo', 'Holden', 'Renault', 'Peugeot', 'LDV', 'Fiat', 'Foton']);

const makeFactor = (draft: VehicleDraft): number => {
  const reputation = strongMakes.has(draft.make) ? 1.07 : weakMakes.has(draft.make) ? 0.88 : 1;
  const fuel = draft.fuel === 'Electric' ? 0.86 : 1;
  return reputation * fuel;
};

const kmFactor = (draft: VehicleDraft, yearlyKm: number): number => {
  if (draft.odometerKm === undefined) return 1;
  const excess = (draft.odometerKm - draft.ageYears * yearlyKm) / 100_000;
  return Math.min(1.12, Math.max(0.72, 1 - excess * 0.16));
};

const dealerRounding = (random: Random, amount: number): number => {
  const step = amount < 10_000 ? 250 : random.chance(0.75) ? 1000 : 500;
  return Math.max(990, Math.round(amount / step) * step - (step === 250 && random.chance(0.5) ? 0 : 10));
};

export const choosePrice = (random: Random, draft: VehicleDraft, yearlyKm: number): number => {
  if (draft.carType === 'new') return Math.round((draft.newPrice + random.integer(0, 8) * 150) / 10) * 10;
  if (draft.carType === 'demo') return dealerRounding(random, draft.newPrice * (0.9 + random.next() * 0.05));
  const factor = retentionAt(draft.ageYears) * makeFactor(draft) * kmFactor(draft, yearlyKm);
  return dealerRounding(random, draft.newPrice * factor * (0.95 + random.next() * 0.1));
};

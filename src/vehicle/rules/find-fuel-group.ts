import type { Vehicle } from './vehicle.ts';

// Hybrid comes first, because feeds call a hybrid 'Plug-in Hybrid Electric' or 'Petrol/Electric'.
const groups: readonly (readonly [RegExp, string])[] = [
  [/hybrid|phev|e-?power|(petrol|diesel|unleaded).*electric|electric.*(petrol|diesel|unleaded)/i, 'Hybrid'],
  [/electric|^ev$|^bev$/i, 'Electric'],
  [/diesel/i, 'Diesel'],
  [/\blpg\b|\bgas\b|\bcng\b/i, 'LPG'],
  [/petrol|unleaded|\bulp\b|premium|\be10\b/i, 'Petrol'],
  [/hydrogen/i, 'Hydrogen'],
];

export const findFuelGroup = ({ simpleFuel, fuel }: Pick<Vehicle, 'simpleFuel' | 'fuel'>): string | null => {
  for (const name of [simpleFuel, fuel]) {
    const group = name === null ? undefined : groups.find(([pattern]) => pattern.test(name));
    if (group !== undefined) return group[1];
  }
  return simpleFuel ?? fuel;
};

import { findKnownMake } from './known-makes.ts';
import { findKnownModel } from './known-models.ts';
import { settleCase } from './settle-case.ts';

export interface VehicleNames {
  readonly make: string;
  readonly model: string;
}

export type SpellNames = (names: VehicleNames) => VehicleNames;

const toKey = (name: string): string => name.toLowerCase();

const spellWords = (make: string, model: string): string =>
  settleCase(model)
    .split(' ')
    .map((word) => findKnownModel(make, word) ?? word)
    .join(' ');

/**
 * Gives each make and model one spelling, so that one search finds all its vehicles. Prefers the usual spelling, then
 * the stock's, then the first row's, with capitals as in `settleCase`.
 * @spec D.03, D.57
 */
export const createNameSpeller = (stock: readonly VehicleNames[]): SpellNames => {
  const makes = new Map<string, string>();
  const models = new Map<string, string>();
  const spellOnce = (spellings: Map<string, string>, key: string, spelling: string): string => {
    const earlier = spellings.get(key);
    if (earlier === undefined) spellings.set(key, spelling);
    return earlier ?? spelling;
  };
  const spellMake = (make: string, otherwise: string): string =>
    findKnownMake(make) ?? spellOnce(makes, toKey(make), otherwise);
  const spellModel = (make: string, model: string, otherwise: string): string =>
    findKnownModel(make, model) ?? spellOnce(models, `${toKey(make)}\0${toKey(model)}`, otherwise);
  for (const { make, model } of stock) spellModel(spellMake(make, make), model, model);
  return (names) => {
    const make = spellMake(names.make, settleCase(names.make));
    return { make, model: spellModel(make, names.model, spellWords(make, names.model)) };
  };
};

import type { ChosenBadge } from './base-draft.ts';
import type { Random } from './random.ts';
import { type CatalogueRow, numberOf, textOf } from './read-catalogue.ts';

/** Chooses from badges that share the row's price, such as 'SE;Sport'. An empty name is the plain model. */
export const chooseBadge = (random: Random, row: CatalogueRow): ChosenBadge => {
  const name = random.pick(textOf(row, 'badges').split(';'));
  return { name: name === '' ? undefined : name, newPrice: numberOf(row, 'newPrice'), grade: 0.5 };
};

/** Chooses from badges with prices of their own, such as 'GX=39990;GXL=44100'. 'Base' is the plain model. */
export const choosePricedBadge = (random: Random, row: CatalogueRow): ChosenBadge => {
  const badges = textOf(row, 'badges').split(';');
  const index = random.integer(0, badges.length - 1);
  const [name = '', price = '0'] = (badges[index] ?? '').split('=');
  const place = badges.length > 1 ? index / (badges.length - 1) : 0.6;
  const newPrice = Number(price);
  const grade = Math.min(1, 0.25 + 0.55 * place + 0.2 * Math.min(1, newPrice / 90_000));
  return { name: name === 'Base' ? undefined : name, newPrice, grade };
};

import type { Random } from './random.ts';

/** One of a row's badges 'SE;Sport'; an empty entry, and an empty cell, is the plain model. */
export const chooseBadge = (random: Random, badges: string): string | undefined => {
  const badge = random.pick(badges.split(';'));
  return badge === '' ? undefined : badge;
};

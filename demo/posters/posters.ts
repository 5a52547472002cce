import { banksiaPosters } from './banksia-posters.ts';
import { bottlebrushPosters } from './bottlebrush-posters.ts';
import { ironbarkPosters } from './ironbark-posters.ts';
import { kingfisherPosters } from './kingfisher-posters.ts';
import type { Poster } from './poster.ts';
import { saltbushPosters } from './saltbush-posters.ts';
import { wattlePosters } from './wattle-posters.ts';

export const posters: Readonly<Record<string, Poster>> = {
  ...wattlePosters,
  ...kingfisherPosters,
  ...banksiaPosters,
  ...saltbushPosters,
  ...ironbarkPosters,
  ...bottlebrushPosters,
};

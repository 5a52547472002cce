import { banksiaUsed } from './dealers/banksia-used.ts';
import { bottlebrushMoto } from './dealers/bottlebrush-moto.ts';
import type { DemoDealer } from './dealers/dealer.ts';
import { ironbarkTrucks } from './dealers/ironbark-trucks.ts';
import { kingfisherMazda } from './dealers/kingfisher-mazda.ts';
import { saltbushCaravans } from './dealers/saltbush-caravans.ts';
import { wattleGroup } from './dealers/wattle-group.ts';

/** Fictional businesses with phone numbers reserved for fiction. */
export const demoDealers: readonly DemoDealer[] = [
  wattleGroup,
  kingfisherMazda,
  banksiaUsed,
  saltbushCaravans,
  ironbarkTrucks,
  bottlebrushMoto,
];

import { sumChances } from '../../src/wheel/rules/draw-slice.ts';
import type { StoredSpin } from '../../src/wheel/server/spin-store.ts';

export const listSpinCells = (spin: StoredSpin): Readonly<Record<string, unknown>> => ({
  site: spin.siteSlug,
  campaign: spin.campaignKey,
  turn: spin.sequence,
  drawn_at: new Date(spin.drawnAt).toISOString(),
  campaign_version: spin.campaignVersion,
  odds: spin.slices.map(({ key, weight }) => `${key}:${weight}`).join(' '),
  chances: sumChances(spin.slices),
  number: spin.number,
  prize: spin.prizeKey,
  words: spin.words,
  code: spin.code ?? '',
  valid_until: spin.validUntil ?? '',
  redeemed_at: spin.redeemedAt === null ? '' : new Date(spin.redeemedAt).toISOString(),
  name: spin.firstName ?? '',
  email: spin.email ?? '',
  digest: spin.digest,
});

export const describeSpin = (spin: StoredSpin): string => {
  const cells = listSpinCells(spin);
  const redeemed = cells.redeemed_at === '' ? `valid until ${cells.valid_until}` : `handed out ${cells.redeemed_at}`;
  return `${cells.site}  ${cells.campaign} ${cells.turn}  ${cells.code || '-'}  ${cells.words}, ${redeemed}
  ${cells.name} ${cells.email}, drawn ${cells.drawn_at}: ${cells.number} from 0 to ${Number(cells.chances) - 1}`;
};

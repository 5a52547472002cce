import { sumChances } from '../../src/wheel/rules/draw-slice.ts';
import type { KeptGo } from '../../src/wheel/server/go-store.ts';

/** What of a turn stands in a table, by the names of its columns. */
export const listGoCells = (go: KeptGo): Readonly<Record<string, unknown>> => ({
  site: go.siteSlug,
  campaign: go.campaignKey,
  turn: go.sequence,
  drawn_at: new Date(go.drawnAt).toISOString(),
  campaign_version: go.campaignVersion,
  odds: go.slices.map(({ key, weight }) => `${key}:${weight}`).join(' '),
  chances: sumChances(go.slices),
  number: go.number,
  prize: go.prizeKey,
  words: go.words,
  code: go.code ?? '',
  valid_until: go.validUntil ?? '',
  redeemed_at: go.redeemedAt === null ? '' : new Date(go.redeemedAt).toISOString(),
  name: go.firstName ?? '',
  email: go.email ?? '',
  digest: go.digest,
});

/** A prize in two lines. */
export const describeGo = (go: KeptGo): string => {
  const cells = listGoCells(go);
  const redeemed = cells.redeemed_at === '' ? `good until ${cells.valid_until}` : `handed out ${cells.redeemed_at}`;
  return `${cells.site}  ${cells.campaign} ${cells.turn}  ${cells.code || '-'}  ${cells.words}, ${redeemed}
  ${cells.name} ${cells.email}, drawn ${cells.drawn_at}: ${cells.number} of 0 to ${Number(cells.chances) - 1}`;
};

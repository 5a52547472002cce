import { createHash } from 'node:crypto';
import type { Slice } from '../rules/draw-slice.ts';
import type { wheelGoes } from './tables.ts';

const digest = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

const listFacts = ({ key, words, label, weight, isPrize }: Slice) => [key, words, label, weight, isPrize];

/** What of a turn is proven: nothing of whose it was, so that they can be forgotten, and not whether its prize was handed out since. */
export type ProvenGo = Pick<
  typeof wheelGoes.$inferSelect,
  | 'siteSlug'
  | 'campaignKey'
  | 'sequence'
  | 'campaignVersion'
  | 'slices'
  | 'number'
  | 'prizeKey'
  | 'drawnAt'
  | keyof GoOutcome
>;

/** What followed from the draw: what was won, by which code and until when. */
export type GoOutcome = Pick<
  typeof wheelGoes.$inferSelect,
  'words' | 'isPrize' | 'terms' | 'code' | 'validUntil' | 'overAt'
>;

/** Begins the digests that take in what followed from the draw; those of books that were begun before do not. */
const wholeMark = '2.';

const listDrawFacts = (previous: string, go: ProvenGo): readonly unknown[] => [
  ...[previous, go.siteSlug, go.campaignKey, go.sequence, go.campaignVersion, go.slices.map(listFacts)],
  ...[go.number, go.prizeKey, new Date(go.drawnAt).toISOString()],
];

/** The digest of a turn, which the next one takes in: the book cannot be changed behind it unseen. @spec L2.15 */
export const digestGo = (previous: string, go: ProvenGo): string => {
  const outcome = [go.words, go.isPrize, go.terms, go.code, go.validUntil, new Date(go.overAt).toISOString()];
  return wholeMark + digest([...listDrawFacts(previous, go), ...outcome]);
};

/** Whether a turn is as it was written, by what its digest takes in. @spec L2.15 */
export const isDigestOf = (written: string, previous: string, go: ProvenGo): boolean =>
  written === (written.startsWith(wholeMark) ? digestGo(previous, go) : digest(listDrawFacts(previous, go)));

/** The name of a campaign as it is written now: another one once anything of it is changed. @spec L2.15 */
export const nameCampaignVersion = (campaign: object): string => digest([campaign]).slice(0, 12);

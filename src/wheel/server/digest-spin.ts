import { createHash } from 'node:crypto';
import type { Slice } from '../rules/draw-slice.ts';
import type { wheelSpins } from './tables.ts';

const digest = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

const listFacts = ({ key, words, label, weight, isPrize }: Slice) => [key, words, label, weight, isPrize];

/** What of a turn is proven: nothing of whose it was, so that they can be forgotten, and not whether its prize was handed out since. */
export type ProvenSpin = Pick<
  typeof wheelSpins.$inferSelect,
  | 'siteSlug'
  | 'campaignKey'
  | 'sequence'
  | 'campaignVersion'
  | 'slices'
  | 'number'
  | 'prizeKey'
  | 'drawnAt'
  | keyof SpinOutcome
>;

/** What followed from the draw: what was won, by which code and until when. */
export type SpinOutcome = Pick<
  typeof wheelSpins.$inferSelect,
  'words' | 'isPrize' | 'terms' | 'code' | 'validUntil' | 'overAt'
>;

/** Begins the digests that take in what followed from the draw; those of books that were begun before do not. */
const wholeMark = '2.';

const listDrawFacts = (previous: string, spin: ProvenSpin): readonly unknown[] => [
  ...[previous, spin.siteSlug, spin.campaignKey, spin.sequence, spin.campaignVersion, spin.slices.map(listFacts)],
  ...[spin.number, spin.prizeKey, new Date(spin.drawnAt).toISOString()],
];

/** The digest of a turn, which the next one takes in: the book cannot be changed behind it unseen. @spec L2.15 */
export const digestSpin = (previous: string, spin: ProvenSpin): string => {
  const outcome = [
    spin.words,
    spin.isPrize,
    spin.terms,
    spin.code,
    spin.validUntil,
    new Date(spin.overAt).toISOString(),
  ];
  return wholeMark + digest([...listDrawFacts(previous, spin), ...outcome]);
};

/** Whether a turn is as it was written, by what its digest takes in. @spec L2.15 */
export const isDigestOf = (written: string, previous: string, spin: ProvenSpin): boolean =>
  written === (written.startsWith(wholeMark) ? digestSpin(previous, spin) : digest(listDrawFacts(previous, spin)));

/** The name of a campaign as it is written now: another one once anything of it is changed. @spec L2.15 */
export const nameCampaignVersion = (campaign: object): string => digest([campaign]).slice(0, 12);

import { createHash } from 'node:crypto';
import type { Slice } from '../rules/draw-slice.ts';
import type { wheelSpins } from './tables.ts';

const digest = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

const listFacts = ({ key, words, label, weight, isPrize }: Slice) => [key, words, label, weight, isPrize];

/** The facts that a digest covers. Leaves out what can change later, such as personal details. */
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

export type SpinOutcome = Pick<
  typeof wheelSpins.$inferSelect,
  'words' | 'isPrize' | 'terms' | 'code' | 'validUntil' | 'overAt'
>;

/** Prefix of digests that cover the outcome. Older digests have none. */
const wholeMark = '2.';

const listDrawFacts = (previous: string, spin: ProvenSpin): readonly unknown[] => [
  ...[previous, spin.siteSlug, spin.campaignKey, spin.sequence, spin.campaignVersion, spin.slices.map(listFacts)],
  ...[spin.number, spin.prizeKey, new Date(spin.drawnAt).toISOString()],
];

/**
 * Includes the previous spin's digest. If someone rewrites a spin and its digest, the next digest no longer matches.
 * @spec L2.15
 */
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

/** @spec L2.15 */
export const isDigestOf = (written: string, previous: string, spin: ProvenSpin): boolean =>
  written === (written.startsWith(wholeMark) ? digestSpin(previous, spin) : digest(listDrawFacts(previous, spin)));

/** @spec L2.15 */
export const nameCampaignVersion = (campaign: object): string => digest([campaign]).slice(0, 12);

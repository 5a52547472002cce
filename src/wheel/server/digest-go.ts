import { createHash } from 'node:crypto';
import type { Slice } from '../rules/slice.ts';
import type { wheelGoes } from './tables.ts';

const digest = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');

const listFacts = ({ key, words, label, weight, isPrize }: Slice) => [key, words, label, weight, isPrize];

/** What of a turn is proven: nothing of whose it was, so that they can be forgotten. */
export type ProvenGo = Pick<
  typeof wheelGoes.$inferSelect,
  'siteSlug' | 'campaignKey' | 'sequence' | 'campaignVersion' | 'slices' | 'number' | 'prizeKey' | 'drawnAt'
>;

/** The digest of a turn, which the next one takes in: the book cannot be changed behind it unseen. @spec L2.15 */
export const digestGo = (previous: string, go: ProvenGo): string =>
  digest([
    ...[previous, go.siteSlug, go.campaignKey, go.sequence, go.campaignVersion, go.slices.map(listFacts)],
    ...[go.number, go.prizeKey, new Date(go.drawnAt).toISOString()],
  ]);

/** The name of a campaign as it is written now: another one once anything of it is changed. @spec L2.15 */
export const nameCampaignVersion = (campaign: object): string => digest([campaign]).slice(0, 12);

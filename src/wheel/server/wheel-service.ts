import { randomInt } from 'node:crypto';
import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import type { LeadProblem } from '#src/leads/rules/check-lead.ts';
import type { LeadEntry } from '#src/leads/rules/lead-fields.ts';
import { readLeadEntry } from '#src/leads/rules/lead-fields.ts';
import { storePendingLead } from '#src/leads/server/pending-lead.ts';
import { type LeadSite, type PreparedLead, prepareLead } from '#src/leads/server/prepare-lead.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { addDays, endOfLocalDay, localDay } from '#src/lib/dates/local-day.ts';
import { makeReadableCode } from '#src/lib/text/readable-code.ts';
import type { Campaign, WheelConfig } from '../rules/config.ts';
import { findCampaignStatus } from '../rules/find-campaign-status.ts';
import { prizeCodeLength, wheelFields, wheelSubcategory } from '../rules/wheel-fields.ts';
import { nameCampaignVersion } from './digest-spin.ts';
import type { NewSpin, SpinStore } from './spin-store.ts';

export interface WheelSite extends LeadSite {
  readonly config: LeadSite['config'] & { readonly wheel: WheelConfig };
}

export interface SentSpin {
  readonly fields: URLSearchParams;
  readonly userAgent: string | null;
}

export type SpinAnswer =
  | { readonly kind: 'turned' }
  | { readonly kind: 'invalid'; readonly entry: LeadEntry; readonly problems: readonly LeadProblem[] }
  | { readonly kind: 'closed' };

export interface WheelService {
  readonly turn: (site: WheelSite, campaign: Campaign, visitor: SignedInVisitor, sent: SentSpin) => Promise<SpinAnswer>;
}

export interface WheelServiceOptions {
  readonly store: Pick<SpinStore, 'draw'>;
  readonly readClock?: () => Date;
  /** Returns a random whole number below its argument. By default, the number is cryptographically secure. */
  readonly draw?: (below: number) => number;
}

type ReadyLead = Extract<PreparedLead, { readonly kind: 'ready' }>;

const readEntry = (fields: URLSearchParams, { phone }: SignedInVisitor): LeadEntry => {
  const sent: Readonly<Record<string, string | null>> = {
    name: fields.get(wheelFields.firstName),
    email: fields.get(wheelFields.email),
    phone,
    [wheelFields.optIn]: fields.get(wheelFields.optIn),
  };
  const typed = readLeadEntry((name) => [sent[name] ?? ''].map((text) => text.toWellFormed().replaceAll('\0', '')));
  return { ...typed, isAgreed: fields.get(wheelFields.terms) === 'on' };
};

const prepare = (site: WheelSite, entry: LeadEntry, userAgent: string | null, now: Date): PreparedLead => {
  const submission = {
    form: 'enquiry' as const,
    entry: { ...entry, message: 'Spun the wheel.' },
    carAsked: null,
    userAgent,
    page: accountPaths.spinToWin,
    visitedPages: [],
    submissionKey: null,
    filledMs: null,
    isTrapped: false,
    subcategory: wheelSubcategory,
  };
  // The campaign has its own terms and checkbox.
  const leads = { ...site.config.leads, terms: 'none' as const };
  const around = { vehicle: null, now, relatedName: '' };
  return prepareLead({ ...site, config: { ...site.config, leads } }, submission, around);
};

interface TurnFacts {
  readonly provenPhone: string;
  readonly submissionHash: string;
}

const keepLead =
  (siteSlug: string, { record, targets }: ReadyLead, { provenPhone, submissionHash }: TurnFacts): NewSpin['keepLead'] =>
  async (tx, { isPrize, words, code }, now) => {
    if (!isPrize && !record.isOptedIn) return null;
    const message = isPrize
      ? `Won on the wheel: ${words} (code ${code}).`
      : 'Spun the wheel, didn’t win, and asked for news.';
    const others = targets.filter(({ kind }) => kind !== 'confirmation');
    const winner = [
      { kind: 'confirmation' as const, target: record.email },
      { kind: 'confirmationText' as const, target: provenPhone },
    ];
    const told = isPrize ? [...others, ...winner] : others;
    return storePendingLead(tx, { siteSlug, submissionHash }, { record: { ...record, message }, targets: told }, now);
  };

const createSettle =
  ({ prizes, endsOn }: Campaign, timeZone: string, draw: (below: number) => number): NewSpin['settle'] =>
  ({ key, isPrize }, now) => {
    const prize = prizes.find((one) => one.key === key);
    const longestDays = Math.max(...prizes.map(({ validDays }) => validDays));
    const overAt = new Date(endOfLocalDay(addDays(endsOn, longestDays), timeZone)).toISOString();
    if (!isPrize || prize === undefined) return { terms: '', code: null, validUntil: null, overAt };
    const validUntil = addDays(localDay(now, timeZone), prize.validDays);
    return { terms: prize.terms, code: makeReadableCode(prizeCodeLength, draw), validUntil, overAt };
  };

const listProblems = ({ isAgreed }: LeadEntry, prepared: PreparedLead): readonly LeadProblem[] => [
  ...(prepared.kind === 'invalid' ? prepared.problems : []),
  ...(isAgreed ? [] : [{ field: 'terms' as const, message: 'Please agree to the promotion terms.' }]),
];

/** @spec L2.15 */
export const createWheelService = ({
  store,
  readClock = () => new Date(),
  draw = (below) => randomInt(below),
}: WheelServiceOptions): WheelService => ({
  turn: async (site, campaign, visitor, { fields, userAgent }) => {
    const now = readClock();
    if (findCampaignStatus(campaign, site.timeZone, now.getTime()) !== 'running') return { kind: 'closed' };
    const entry = readEntry(fields, visitor);
    const prepared = prepare(site, entry, userAgent, now);
    const problems = listProblems(entry, prepared);
    if (problems.length > 0 || prepared.kind !== 'ready') return { kind: 'invalid', entry, problems };
    const { visitorUuid } = visitor;
    const { firstName, email } = prepared.record;
    const wanted: NewSpin = {
      siteSlug: site.slug,
      campaignKey: campaign.key,
      visitorUuid,
      person: { firstName, email },
      campaignVersion: nameCampaignVersion(campaign),
      prizes: campaign.prizes,
      settle: createSettle(campaign, site.timeZone, draw),
      keepLead: keepLead(site.slug, prepared, {
        provenPhone: visitor.phone,
        submissionHash: `wheel ${campaign.key} ${visitorUuid}`,
      }),
    };
    await store.draw(wanted, now, draw);
    return { kind: 'turned' };
  },
});

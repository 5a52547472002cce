import { randomInt } from 'node:crypto';
import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import { readLeadEntry } from '#src/leads/rules/read-lead-entry.ts';
import { insertLeads, type LeadSite, type PreparedLead, prepareLead } from '#src/leads/server/queries.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { addDays } from '#src/lib/dates/add-days.ts';
import { endOfLocalDay } from '#src/lib/dates/end-of-local-day.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { makeReadableCode } from '#src/lib/text/readable-code.ts';
import type { Campaign, WheelConfig } from '../rules/config.ts';
import { findCampaignStanding } from '../rules/find-campaign-standing.ts';
import { prizeCodeLength } from '../rules/prize-code.ts';
import { type WheelProblem, wheelFields, wheelProblems } from '../rules/wheel-fields.ts';
import { wheelSubcategory } from '../rules/wheel-subcategory.ts';
import { nameCampaignVersion } from './digest-go.ts';
import type { GoStore, WantedGo } from './go-store.ts';

/** A site that may have a wheel. */
export interface WheelSite extends LeadSite {
  readonly config: LeadSite['config'] & { readonly wheel: WheelConfig };
}

/** The form of the wheel, as it was sent. */
export interface SentGo {
  readonly fields: URLSearchParams;
  readonly userAgent: string | null;
}

export type GoAnswer =
  | { readonly kind: 'turned' }
  | { readonly kind: 'invalid'; readonly problems: readonly WheelProblem[] }
  /** The campaign has not begun, or is over. */
  | { readonly kind: 'closed' };

/** Turns the wheel for visitors. */
export interface WheelDesk {
  readonly turn: (site: WheelSite, campaign: Campaign, visitor: SignedInVisitor, sent: SentGo) => Promise<GoAnswer>;
}

export interface WheelDeskOptions {
  readonly store: Pick<GoStore, 'draw'>;
  readonly readClock?: () => Date;
  /** A whole number from 0 up to its argument that nobody foresees; a test has its own. */
  readonly draw?: (below: number) => number;
}

type ReadyLead = Extract<PreparedLead, { readonly kind: 'ready' }>;

const readTicked = (fields: URLSearchParams, name: string): boolean => fields.get(name) === 'on';

const prepare = (site: WheelSite, visitor: SignedInVisitor, { fields, userAgent }: SentGo, now: Date): PreparedLead => {
  const sent: Readonly<Record<string, string | null>> = {
    ...{ name: fields.get(wheelFields.firstName), email: fields.get(wheelFields.email), phone: visitor.phone },
    [wheelFields.optIn]: fields.get(wheelFields.optIn),
  };
  const typed = readLeadEntry((name) => [sent[name] ?? ''].map((text) => text.toWellFormed().replaceAll('\0', '')));
  const submission = {
    ...{ form: 'enquiry' as const, entry: { ...typed, message: 'Turned the wheel.' }, carAsked: null, userAgent },
    ...{ page: accountPaths.spinToWin, visitedPages: [], submissionKey: null, filledMs: null, isTrapped: false },
    subcategory: wheelSubcategory,
  };
  // The terms of the campaign are its own, and agreed to in its own box.
  const leads = { ...site.config.leads, terms: 'none' as const };
  const around = { vehicle: null, now, companionName: '' };
  return prepareLead({ ...site, config: { ...site.config, leads } }, submission, around);
};

/**
 * The lead of a turn: of one who won, so that the prize can be handed over, and of one who asked for news. Nobody else's details go
 * to anybody.
 */
const keepLead =
  (siteSlug: string, { record, targets }: ReadyLead, submissionHash: string): WantedGo['keepLead'] =>
  async (tx, { isPrize, words, code }, now) => {
    if (!isPrize && !record.isOptedIn) return null;
    const message = isPrize
      ? `Won on the wheel: ${words} (code ${code}).`
      : 'Turned the wheel, won nothing, and asked for news.';
    const others = targets.filter(({ kind }) => kind !== 'confirmation');
    const told = isPrize ? [...others, { kind: 'confirmation' as const, target: record.email }] : others;
    const kept = { ...record, message, submissionHash, receivedAt: now };
    const added = await insertLeads(tx, [{ siteSlug, record: kept, targets: told }]);
    return [...added.values()][0] ?? null;
  };

const createSettle =
  ({ prizes, endsOn }: Campaign, timeZone: string, draw: (below: number) => number): WantedGo['settle'] =>
  ({ key, isPrize }, now) => {
    const prize = prizes.find((one) => one.key === key);
    const longestDays = Math.max(...prizes.map(({ validDays }) => validDays));
    const overAt = new Date(endOfLocalDay(addDays(endsOn, longestDays), timeZone)).toISOString();
    if (!isPrize || prize === undefined) return { terms: '', code: null, validUntil: null, overAt };
    const validUntil = addDays(localDay(now, timeZone), prize.validDays);
    return { terms: prize.terms, code: makeReadableCode(prizeCodeLength, draw), validUntil, overAt };
  };

const listProblems = (fields: URLSearchParams, prepared: PreparedLead): readonly WheelProblem[] => {
  const wrong = prepared.kind === 'invalid' ? prepared.problems.map(({ field }) => field as string) : [];
  const all = readTicked(fields, wheelFields.terms) ? wrong : [...wrong, 'terms'];
  return wheelProblems.filter((problem) => all.includes(problem));
};

/** Makes the desk. What is won is drawn here and is known before any wheel turns; a form names nothing of it. @spec L2.15 */
export const createWheelDesk = ({
  store,
  readClock = () => new Date(),
  draw = (below) => randomInt(below),
}: WheelDeskOptions): WheelDesk => ({
  turn: async (site, campaign, visitor, sent) => {
    const now = readClock();
    if (findCampaignStanding(campaign, site.timeZone, now.getTime()) !== 'running') return { kind: 'closed' };
    const prepared = prepare(site, visitor, sent, now);
    const problems = listProblems(sent.fields, prepared);
    if (problems.length > 0 || prepared.kind !== 'ready') return { kind: 'invalid', problems };
    const { visitorUuid } = visitor;
    const { firstName, email } = prepared.record;
    const wanted: WantedGo = {
      ...{ siteSlug: site.slug, campaignKey: campaign.key, visitorUuid, person: { firstName, email } },
      campaignVersion: nameCampaignVersion(campaign),
      prizes: campaign.prizes,
      settle: createSettle(campaign, site.timeZone, draw),
      keepLead: keepLead(site.slug, prepared, `wheel ${campaign.key} ${visitorUuid}`),
    };
    await store.draw(wanted, now, draw);
    return { kind: 'turned' };
  },
});

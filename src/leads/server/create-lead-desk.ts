import { localDay } from '#src/lib/dates/local-day.ts';
import { checkLead, type LeadProblem } from '../rules/check-lead.ts';
import { chooseDeliveryTargets } from '../rules/choose-delivery-targets.ts';
import type { LeadsConfig } from '../rules/config.ts';
import { isTooQuick } from '../rules/is-too-quick.ts';
import type { LeadEntry } from '../rules/lead-fields.ts';
import { optInText } from '../view/opt-in-text.ts';
import { hashSubmission } from './hash-submission.ts';
import type { LeadRecord, LeadStore, WriteAlongside } from './lead-store.ts';

/** What the desk needs to know of a site. */
export interface LeadSite {
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
  readonly config: { readonly leads: LeadsConfig };
}

/** A form as it came in. */
export interface Submission {
  readonly entry: LeadEntry;
  /** The page that it was sent from. */
  readonly pagePath: string;
  readonly userAgent: string | null;
  /** Made by the page's scripts, one a form; null without scripts. */
  readonly submissionKey: string | null;
  /** How long the form was open, in milliseconds; null where no script tells the time. */
  readonly filledMs: number | null;
  /** Whether the field was filled in that no person sees. */
  readonly isTrapped: boolean;
}

/** What became of a form. */
export type SubmissionOutcome =
  | { readonly kind: 'kept'; readonly leadUuid: string }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  | { readonly kind: 'tooQuick' };

/** What is kept together with a lead, or not at all. */
export interface Companion {
  /** Says what it is: the same form with another is another lead. */
  readonly name: string;
  readonly write: WriteAlongside;
}

/** Takes in what shoppers send. */
export interface LeadDesk {
  /** Checks a form and keeps it. Once it says that the lead is kept, it is in the database, with its way to the dealer. */
  readonly take: (site: LeadSite, submission: Submission, now: Date) => Promise<SubmissionOutcome>;
}

/** Takes in what is only worth keeping together with something else, such as a booked time. */
export interface CompanionDesk extends LeadDesk {
  /** The same with a companion; where that is refused, nothing is kept and the shopper may send something else. */
  readonly takeWith: (
    site: LeadSite,
    submission: Submission,
    now: Date,
    companion: Companion,
  ) => Promise<SubmissionOutcome | { readonly kind: 'refused' }>;
}

export interface LeadDeskOptions {
  readonly store: LeadStore;
  /** Told when there is something to deliver. */
  readonly onKept: () => void;
}

/** Longest part of a browser's name that is kept, in characters. */
const maxUserAgentLength = 300;

/** @spec D.36 */
const generalEnquiry = 'General Enquiry';

type Checked = { readonly kind: 'valid'; readonly record: LeadRecord } | Exclude<SubmissionOutcome, { kind: 'kept' }>;

/** A form as it is kept, or what speaks against it. */
const check = (site: LeadSite, submission: Submission, now: Date, companionName: string): Checked => {
  const outcome = checkLead(submission.entry, site.config.leads);
  if (outcome.kind === 'invalid') return outcome;
  if (isTooQuick(submission.filledMs)) return { kind: 'tooQuick' };
  const { pagePath, userAgent, isTrapped, submissionKey } = submission;
  const form = (submissionKey ?? localDay(now, site.timeZone)) + companionName;
  return {
    kind: 'valid',
    record: {
      ...outcome.lead,
      submissionHash: hashSubmission(outcome.lead, form),
      category: generalEnquiry,
      optInText: optInText(site.name),
      pagePath,
      userAgent: userAgent?.toWellFormed().slice(0, maxUserAgentLength) ?? null,
      isTrapped,
      receivedAt: now,
    },
  };
};

const targetsOf = ({ config: { leads } }: LeadSite, record: LeadRecord) =>
  chooseDeliveryTargets({ ...record, locationSlug: null }, leads);

/** Makes the desk. @spec D.32 */
export const createLeadDesk = ({ store, onKept }: LeadDeskOptions): CompanionDesk => {
  const take: LeadDesk['take'] = async (site, submission, now) => {
    const checked = check(site, submission, now, '');
    if (checked.kind !== 'valid') return checked;
    const { record } = checked;
    // A program is told that all went well: what it is not told, it cannot learn from.
    const leadUuid = await store.keep(site.slug, record, targetsOf(site, record));
    onKept();
    return { kind: 'kept', leadUuid };
  };
  return {
    take,
    takeWith: async (site, submission, now, companion) => {
      // What a program sends takes nothing away from people.
      if (submission.isTrapped) return take(site, submission, now);
      const checked = check(site, submission, now, companion.name);
      if (checked.kind !== 'valid') return checked;
      const { record } = checked;
      const outcome = await store.keepWith(site.slug, record, targetsOf(site, record), companion.write);
      if (outcome.kind === 'kept') onKept();
      return outcome;
    },
  };
};

import { localDay } from '#src/lib/dates/local-day.ts';
import { checkLead, type LeadProblem } from '../rules/check-lead.ts';
import type { LeadsConfig } from '../rules/config.ts';
import { isTooQuick } from '../rules/is-too-quick.ts';
import type { LeadEntry } from '../rules/lead-fields.ts';
import { optInText } from '../view/opt-in-text.ts';
import { hashSubmission } from './hash-submission.ts';
import type { LeadStore } from './lead-store.ts';

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

/** Takes in what shoppers send. */
export interface LeadDesk {
  /** Checks a form and keeps it. Once it says that the lead is kept, it is in the database, with its way to the dealer. */
  readonly take: (site: LeadSite, submission: Submission, now: Date) => Promise<SubmissionOutcome>;
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

/** Makes the desk. @spec D.32 */
export const createLeadDesk = ({ store, onKept }: LeadDeskOptions): LeadDesk => ({
  take: async (site, submission, now) => {
    const { leads } = site.config;
    const check = checkLead(submission.entry, leads);
    if (check.kind === 'invalid') return check;
    if (isTooQuick(submission.filledMs)) return { kind: 'tooQuick' };
    const { pagePath, userAgent, isTrapped } = submission;
    const record = {
      ...check.lead,
      submissionHash: hashSubmission(check.lead, submission.submissionKey ?? localDay(now, site.timeZone)),
      category: generalEnquiry,
      optInText: optInText(site.name),
      pagePath,
      userAgent: userAgent?.toWellFormed().slice(0, maxUserAgentLength) ?? null,
      isTrapped,
      receivedAt: now,
    };
    // A program is told that all went well: what it is not told, it cannot learn from.
    const leadUuid = await store.keep(site.slug, record, isTrapped ? [] : leads.mailTo);
    onKept();
    return { kind: 'kept', leadUuid };
  },
});

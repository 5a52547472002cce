import { createHash } from 'node:crypto';
import { localDay } from '#src/lib/dates/local-day.ts';
import { dropSecrets } from '#src/lib/drop-secrets.ts';
import { pickCampaign } from '#src/lib/landing-campaign.ts';
import { cutText } from '#src/lib/text/cut-text.ts';
import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { Dealership, SiteLocation } from '#src/sites/model/site-location.ts';
import { buildLeadFields } from '../rules/build-lead-fields.ts';
import { type CheckedLead, checkLead, type LeadProblem } from '../rules/check-lead.ts';
import { chooseDeliveryTargets } from '../rules/choose-delivery-targets.ts';
import { chooseLeadCategory } from '../rules/choose-lead-category.ts';
import type { LeadsConfig } from '../rules/config.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import { chooseLeadDealership, findLeadPlace } from '../rules/find-lead-place.ts';
import { findPlaceConflict } from '../rules/find-place-conflict.ts';
import { type FormKindName, getFormKind } from '../rules/form-kinds.ts';
import type { LeadEntry } from '../rules/lead-fields.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';
import { findPageId, pageIdPattern, readPageAddress } from '../rules/page-address.ts';
import { isTooQuick } from '../rules/submission-limits.ts';
import { optInText } from '../view/mail-view.ts';
import type { LeadRecord } from './lead-store.ts';
import { parseLeadPhone } from './parse-lead-phone.ts';

export interface LeadSite {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly timeZone: string;
  readonly manufacturer: Pick<Manufacturer, 'slug'> | null;
  readonly locations: readonly SiteLocation[];
  readonly dealerships: readonly Dealership[];
  readonly config: { readonly leads: LeadsConfig };
}

export interface Submission {
  readonly form: FormKindName;
  readonly entry: LeadEntry;
  /** Slug or id of the vehicle that it is about, as the browser says; null for a form about none. */
  readonly carAsked: string | null;
  /** Path and query of the page that it was sent from. */
  readonly page: string;
  /** Names the page, as its form says; left out, the address does. @spec L3.01 */
  readonly pageId?: string | null;
  /** Paths of the pages that the browser says were looked at before. */
  readonly visitedPages: readonly string[];
  /** The utm_ parameters of the page that the visit began with, as a query string; those of the form's own page count before them. @spec L7.02 */
  readonly campaign?: string;
  readonly userAgent: string | null;
  /** Made by the page's scripts, one a form; null without scripts. */
  readonly submissionKey: string | null;
  /** How long the form was open, in milliseconds; null where no script tells the time. */
  readonly filledMs: number | null;
  /** Whether the field was filled in that no person sees. */
  readonly isTrapped: boolean;
  /** What is wrong with it by those who know more of it, such as which times are left; said with all else that is. */
  readonly problems?: readonly LeadProblem[];
  /** What our own server knows beside the form, by the names of the specification. @spec L4.15 */
  readonly facts?: Readonly<Record<string, string>>;
  /** In place of the kind's own. @spec L4.15 */
  readonly subcategory?: string;
  /** The cookies that came with it, for what belongs to a visitor; left out without any. */
  readonly cookie?: string;
}

export type SubmissionOutcome =
  | { readonly kind: 'kept'; readonly leadUuid: string }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  | { readonly kind: 'tooQuick' };

/** A form that was looked at: ready to be kept, or why it is not. */
export type PreparedLead =
  | { readonly kind: 'ready'; readonly record: LeadRecord; readonly targets: readonly DeliveryTarget[] }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  | { readonly kind: 'tooQuick' };

/** Longest part of a browser's name that is kept, in characters. */
const maxUserAgentLength = 300;

interface Surroundings {
  /** Of the site, when the form is about one; null for another site's, and for one that is gone. */
  readonly vehicle: LeadVehicle | null;
  readonly now: Date;
  /** Of what is kept with the lead, so that the same form with another is another lead; empty for none. */
  readonly relatedName: string;
}

interface SubmittedForm {
  readonly form: string;
  readonly vehicleId: number | null;
  /** The name of this one form of this one tab; without scripts the day stands for it. */
  readonly name: string;
}

/** What a form that comes twice has in common with itself: all that it says, and which form it was. */
const hashSubmission = (lead: CheckedLead, { form, vehicleId, name }: SubmittedForm): string => {
  const said = Object.entries(lead).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([name, form, vehicleId, said]))
    .digest('hex');
};

const buildRecord = (
  { chosenCategory, ...lead }: CheckedLead,
  submission: Submission,
  site: LeadSite,
  { vehicle, now, relatedName }: Surroundings,
): LeadRecord => {
  const { form, submissionKey, userAgent } = submission;
  const page = dropSecrets(submission.page);
  const { path, queryParams } = readPageAddress(page);
  const { queryParams: landed } = readPageAddress(`/?${pickCampaign(submission.campaign ?? '')}`);
  return {
    ...lead,
    message: lead.message ?? getFormKind(form).presetMessage ?? null,
    custom: { ...lead.custom, ...submission.facts },
    form,
    ...chooseLeadCategory(form, { chosen: chosenCategory, carType: vehicle?.carType ?? null }),
    ...(submission.subcategory !== undefined && { subcategory: submission.subcategory }),
    submissionHash: hashSubmission(
      { ...lead, chosenCategory },
      {
        form,
        vehicleId: vehicle?.vehicleId ?? null,
        name: (submissionKey ?? localDay(now, site.timeZone)) + relatedName,
      },
    ),
    vehicle,
    dealershipSlug: chooseLeadDealership(form, lead, vehicle, site),
    manufacturerSlug: vehicle?.manufacturerSlug ?? site.manufacturer?.slug ?? null,
    optInText: optInText(site.name),
    pageId: pageIdPattern.test(submission.pageId ?? '') ? (submission.pageId ?? '') : findPageId(path),
    pagePath: path,
    pageUrl: site.url + page,
    attributes: { visited_pages: submission.visitedPages, linked_query_params: { ...landed, ...queryParams } },
    userAgent: userAgent === null ? null : cutText(userAgent, maxUserAgentLength),
    isTrapped: submission.isTrapped,
    receivedAt: now,
  };
};

/**
 * Checks a form and makes the lead of it, which is kept nowhere yet. What of it the dealer's own stock knows is taken from
 * there.
 * @spec D.32, D.36, L3.01 to L3.03, L4.08, L7.02
 */
export const prepareLead = (site: LeadSite, submission: Submission, around: Surroundings): PreparedLead => {
  const { leads } = site.config;
  const check = checkLead(submission.entry, {
    fields: buildLeadFields(submission.form, site),
    mustAgree: leads.terms === 'mustAgree',
    parsePhone: parseLeadPhone,
  });
  const conflict = check.kind === 'valid' ? findPlaceConflict(check.lead, site) : undefined;
  const problems = [
    ...(check.kind === 'invalid' ? check.problems : []),
    ...(conflict === undefined ? [] : [conflict]),
    ...(submission.problems ?? []),
  ];
  if (check.kind === 'invalid' || problems.length > 0) return { kind: 'invalid', problems };
  if (isTooQuick(submission.filledMs)) return { kind: 'tooQuick' };
  const record = buildRecord(check.lead, submission, site, around);
  // A program is told that all went well, and goes nowhere: what it is not told, it cannot learn from.
  const locationSlug = findLeadPlace(record, site)?.slug ?? null;
  return { kind: 'ready', record, targets: chooseDeliveryTargets({ ...record, locationSlug }, leads) };
};

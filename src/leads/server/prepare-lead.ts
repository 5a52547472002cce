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
import { chooseLeadDealership, findLeadPlace, findPlaceConflict } from '../rules/find-lead-place.ts';
import { type FormKindName, getFormKind } from '../rules/form-kinds.ts';
import type { LeadRecord } from '../rules/lead.ts';
import type { LeadEntry } from '../rules/lead-fields.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';
import { findPageId, pageIdPattern, readPageAddress } from '../rules/page-address.ts';
import { optInText } from '../view/mail-view.ts';
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
  readonly carAsked: string | null;
  readonly page: string;
  /** @spec L3.01 */
  readonly pageId?: string | null;
  /** @spec L4.15 */
  readonly shown?: string | undefined;
  readonly visitedPages: readonly string[];
  /** The landing page's utm_ parameters, as a query string. @spec L7.02 */
  readonly campaign?: string;
  readonly userAgent: string | null;
  /** Idempotency key; null if none was sent. */
  readonly submissionKey: string | null;
  readonly filledMs: number | null;
  readonly isTrapped: boolean;
  readonly problems?: readonly LeadProblem[];
  /** @spec L4.15 */
  readonly facts?: Readonly<Record<string, string>>;
  /** @spec L4.15 */
  readonly subcategory?: string;
  readonly cookie?: string;
}

export type SubmissionOutcome =
  | { readonly kind: 'stored'; readonly leadUuid: string }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  | { readonly kind: 'tooQuick' };

export type PreparedLead =
  | { readonly kind: 'ready'; readonly record: LeadRecord; readonly targets: readonly DeliveryTarget[] }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  | { readonly kind: 'tooQuick' };

export const maxLeadBytes = 64 * 1024;

/** Shortest time in which a person could type the answers. Autofill can be faster. */
export const leastFillMs = 2_000;

export const isTooQuick = (filledMs: number | null): boolean => filledMs !== null && filledMs < leastFillMs;

const maxUserAgentLength = 300;

interface Surroundings {
  readonly vehicle: LeadVehicle | null;
  readonly now: Date;
  readonly relatedName: string;
}

interface SubmittedForm {
  readonly form: string;
  readonly vehicleId: number | null;
  readonly name: string;
}

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

/** The vehicle's facts come from the stock, not from the browser. @spec D.32, D.36, L3.01 to L3.03, L4.08, L7.02 */
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
  const locationSlug = findLeadPlace(record, site)?.slug ?? null;
  // A bot that fills in the honeypot gets the same response as a person, because a refusal would warn it. Its lead has
  // no deliveries.
  return { kind: 'ready', record, targets: chooseDeliveryTargets({ ...record, locationSlug }, leads) };
};

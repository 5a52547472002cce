import { chooseSentForm } from '#src/leads/rules/choose-sent-form.ts';
import { type FormKindName, getFormKind } from '#src/leads/rules/form-kinds.ts';
import { leadFieldTable, trapName } from '#src/leads/rules/lead-fields.ts';
import { readLeadEntry } from '#src/leads/rules/read-lead-entry.ts';
import type { Submission } from '#src/leads/server/queries.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { pickCampaign } from '#src/lib/landing-campaign.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { SentLead } from './sent-lead.ts';

/** Of the request, what a lead is read with. */
interface SentFrom {
  readonly host: string;
  readonly referer: string | undefined;
}

const readTexts = (value: unknown): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

/** Path and query of an address of the site, written in full or from its root; undefined for any other. */
const readOwnPage = (address: string, host: string): string | undefined => {
  const url = URL.parse(address, `https://${host}`);
  return url?.host === host ? url.pathname + url.search : undefined;
};

/** The page that it was sent from: as `page` or `url` says, else the browser, else by the page's id. @spec L7.02 */
const choosePage = ({ page, url, page_id }: SentLead, { host, referer }: SentFrom): string => {
  if (page !== undefined) return page;
  const named = url === undefined ? undefined : readOwnPage(url, host);
  if (url !== undefined && named === undefined) throw new DomainError('malformed', 'url must be a page of this site.');
  const from = referer === undefined ? undefined : readOwnPage(referer, host);
  return named ?? from ?? (page_id === undefined || page_id === 'home' ? '/' : `/${page_id}`);
};

/** The specification sends a location's name beside its id. */
const findLocationId = (text: string | undefined, locations: readonly SiteLocation[]): string | undefined =>
  locations.find(({ id, name, slug }) => [String(id), name, slug].includes(text ?? ''))?.id.toString() ?? text;

/** A kind of form that has a subcategory of its own keeps it, and so does an enquiry about work. @spec L4.08 */
const chooseSubcategory = (form: FormKindName, { category, subcategory = '' }: SentLead): string | undefined =>
  subcategory === '' || getFormKind(form).subcategory !== null || category === 'Careers Enquiry'
    ? undefined
    : subcategory;

/** A lead by our names or by those of the specification, as the desk takes it. @spec L3.01, L3.03, L7.02 */
export const readSentLead = (
  sent: SentLead,
  from: SentFrom,
  locations: readonly SiteLocation[],
): Omit<Submission, 'userAgent' | 'cookie'> => {
  const { form = chooseSentForm(sent), page_id, lead_attributes = {}, submission_key, filled_ms } = sent;
  const texts: Readonly<Record<string, unknown>> = {
    ...sent,
    [leadFieldTable.rego.name]: sent.rego ?? sent.Rego,
    [leadFieldTable.locationId.name]: findLocationId(
      sent.location_id ?? sent['Service Location'] ?? sent.location,
      locations,
    ),
  };
  const subcategory = chooseSubcategory(form, sent);
  return {
    form,
    entry: readLeadEntry((name) => readTexts(texts[name])),
    carAsked: sent.car_id ?? null,
    page: choosePage(sent, from),
    pageId: page_id ?? null,
    visitedPages: sent.visited_pages ?? lead_attributes.visited_pages ?? [],
    campaign: sent.campaign ?? pickCampaign(String(new URLSearchParams(lead_attributes.linked_query_params))),
    submissionKey: submission_key ?? null,
    filledMs: filled_ms ?? null,
    isTrapped: (sent[trapName] ?? '') !== '',
    ...(subcategory !== undefined && { subcategory }),
  };
};

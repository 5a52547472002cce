import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { buildLeadForm, type LeadFormView } from '#src/leads/view/build-lead-form.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { addParameters } from '#src/lib/url.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import type { SiteLink } from '#src/sites/model/navigation-entry.ts';

/** @spec L2.32 */
export interface AskedForm {
  readonly subject: FormSubject | null;
  readonly vehiclePriceBudget: string | null;
  readonly preferredDealership: string | null;
}

export const nothingAsked: AskedForm = { subject: null, vehiclePriceBudget: null, preferredDealership: null };

const writeAmount = (dollars: string | null): string =>
  dollars !== null && /^\d{1,7}$/.test(dollars) ? formatNumber(Number(dollars)) : '';

const financeFormPaths = [pagePaths.financePreApproval, pagePaths.financeEnquiry, pagePaths.financeApplication];

/** Returns the link that replaces the form on the finance page; null if nothing replaces it. @spec L7.11 */
export const buildFinanceLink = (
  { slug, form }: Pick<ContentPage, 'slug' | 'form'>,
  { config, content }: ViewSite,
  { subject, vehiclePriceBudget, preferredDealership }: AskedForm,
): SiteLink | null => {
  const isEmbedded = config.leads.embeddedForms.includes('finance');
  if (isEmbedded || form !== 'finance' || pagePaths.content(slug) !== pagePaths.finance) return null;
  const path = financeFormPaths.find((formPath) => Object.hasOwn(content, formPath.slice(1)));
  if (path === undefined) return null;
  const said = {
    ...(subject !== null && { car_id: String(subject.vehicle.vehicleId) }),
    ...(vehiclePriceBudget !== null && { vehiclePriceBudget }),
    ...(preferredDealership !== null && { preferredDealership }),
  };
  const href = Object.keys(said).length === 0 ? path : addParameters(path, said);
  return { label: 'Ask about finance', href };
};

/** @spec L2.20 */
export const isContactPage = (slug: string): boolean =>
  [pagePaths.contact, pagePaths.contactUs].includes(pagePaths.content(slug));

/** @spec L1.02, L2.10, L2.20, L2.32, L2.51 */
export const buildContentForm = (
  { slug, form }: Pick<ContentPage, 'slug' | 'form'>,
  site: ViewSite,
  { subject, vehiclePriceBudget, preferredDealership }: AskedForm,
): LeadFormView | null => {
  const path = pagePaths.content(slug);
  const kind = isContactPage(slug) ? 'contact' : form;
  if (kind === null) return null;
  return buildLeadForm(kind, site, {
    action: path,
    phone: buildShownPhone(site.phones.main, site.config.vehicle.brandPhones),
    vehicle: subject?.vehicle ?? null,
    known: { budget: writeAmount(vehiclePriceBudget), dealershipSlug: preferredDealership ?? '' },
  });
};

export interface FormGateView {
  readonly heading: string;
  readonly text: string;
  readonly signInHref: string;
  readonly phone: LeadFormView['phone'];
}

/** @spec L6.01 */
export const buildFormGate = ({ heading, phone }: LeadFormView, signInHref: string): FormGateView => ({
  heading,
  text: 'Look around and do the numbers for as long as you like. When you’re ready to ask, we’ll text a code to your mobile: no password, no credit check.',
  signInHref,
  phone,
});

import type { FormSubject } from '#src/app/storefront/vehicle-card/form-subject.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { buildLeadForm } from '#src/leads/view/build-lead-form.ts';
import type { LeadFormView } from '#src/leads/view/lead-form-view.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';

/** What the address of a page says of what is asked. @spec L2.32 */
export interface AskedForm {
  /** Null where none is named, or none that the site lists. */
  readonly subject: FormSubject | null;
  readonly vehiclePriceBudget: string | null;
  readonly preferredDealership: string | null;
}

/** Nothing is said. */
export const nothingAsked: AskedForm = { subject: null, vehiclePriceBudget: null, preferredDealership: null };

/** An amount as people write it; what is none is left out. */
const writeAmount = (dollars: string | null): string =>
  dollars !== null && /^\d{1,7}$/.test(dollars) ? formatNumber(Number(dollars)) : '';

/** The form of a page: the one that its dealer chose, and on the contact page always. @spec L1.02, L2.10, L2.20, L2.32, L2.51 */
export const buildContentForm = (
  { slug, form }: Pick<ContentPage, 'slug' | 'form'>,
  site: ViewSite,
  { subject, vehiclePriceBudget, preferredDealership }: AskedForm,
): LeadFormView | null => {
  const path = pagePaths.content(slug);
  const kind = path === pagePaths.contact ? 'contact' : form;
  if (kind === null) return null;
  return buildLeadForm(kind, site, {
    action: path,
    phone: buildShownPhone(site.phones.main, site.config.vehicle.brandPhones),
    vehicle: subject?.vehicle ?? null,
    known: { budget: writeAmount(vehiclePriceBudget), dealershipSlug: preferredDealership ?? '' },
  });
};

import { redirect } from 'react-router';
import type { PageContext } from '#src/app/storefront/page-context.server.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import { findVehicleFormKind, type VehicleFormPage } from '#src/leads/rules/vehicle-form-pages.ts';
import { buildLeadForm } from '#src/leads/view/build-lead-form.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { VehicleFormView } from './vehicle-form-view.ts';

const similarPage: VehicleFormPage = 'find-me-something-similar';

/** @spec L2.50 */
const chooseOtherPage = (page: string, { isInStock }: FormSubject): VehicleFormPage | null => {
  if (page === similarPage) return isInStock ? 'enquire' : null;
  return isInStock ? null : similarPage;
};

/**
 * Redirects if the vehicle needs another form. Throws notFound for an unknown form, an id in place of the slug, and a
 * vehicle without a page. @spec B1.05, B1.07, L2.50
 */
export const loadVehicleForm = async (
  { site, queries }: Pick<PageContext, 'site' | 'queries'>,
  slug: string,
  page: string,
): Promise<VehicleFormView> => {
  const kind = findVehicleFormKind(page);
  const subject = kind === undefined ? null : await queries.loadFormSubject(slug);
  if (kind === undefined || subject?.vehicle.slug !== slug) {
    throw new DomainError('notFound', 'We can’t find that vehicle.');
  }
  const other = chooseOtherPage(page, subject);
  if (other !== null) throw redirect(pagePaths.vehicleForm(slug, other), 302);
  const form = buildLeadForm(kind, site, {
    action: pagePaths.vehicleForm(slug, page),
    phone: buildShownPhone(site.phones.main, site.config.vehicle.brandPhones),
    vehicle: subject.vehicle,
  });
  return { subject, form };
};

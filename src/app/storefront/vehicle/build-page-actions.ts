import { buildEnquireAction } from '#src/app/storefront/build-enquire-action.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { AppointmentsConfig } from '#src/appointments/rules/config.ts';
import { canVisit } from '#src/appointments/rules/list-visit-locations.ts';
import { getOccasionWords } from '#src/appointments/view/occasion-words.ts';
import { findDepositCents } from '#src/checkout/rules/find-deposit-cents.ts';
import { findReserveHref } from '#src/checkout/rules/is-checkout-enabled.ts';
import { formatAmount } from '#src/checkout/view/format-amount.ts';
import { chooseFinanceHref } from '#src/finance/rules/choose-finance-href.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { capitalise } from '#src/lib/text/words.ts';
import { findPurchaseHref } from '#src/purchase/rules/find-purchase-href.ts';
import type { SliceConfigs } from '#src/sites/config/slice-fragments.ts';
import { canTradeIn } from '#src/trade-in/rules/can-trade-in.ts';
import { nameVehicle } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { findHistoryReportUrl } from '#src/vehicle/rules/find-history-report-url.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ButtonView, PageActionView } from '#src/vehicle/view/button-view.ts';
import type { UnavailableView } from '#src/vehicle/view/unavailable-view.ts';

/** @spec L2.50 */
const buildFindAction = ({ slug }: Vehicle): PageActionView => ({
  name: 'enquire',
  label: 'Ask us to find you one',
  shortLabel: 'Ask us to find one',
  href: pagePaths.vehicleForm(slug, 'find-me-something-similar'),
});

/** @spec B2.27, B5.15, L2.49 */
const listReserveActions = (vehicle: Vehicle, { checkout }: SliceConfigs): readonly PageActionView[] => {
  const href = findReserveHref(vehicle, checkout);
  const amountCents = findDepositCents(vehicle, checkout);
  if (href === null || amountCents === null) return [];
  const label = `Reserve ${capitalise(nameVehicle(vehicle).one)} Now`;
  return [{ name: 'reserve', label: `${label} for ${formatAmount(amountCents)}`, shortLabel: label, href }];
};

/** @spec B2.03, B2.27, L2.49 */
const listPurchaseActions = (vehicle: Vehicle, config: SliceConfigs): readonly PageActionView[] => {
  const href = findPurchaseHref(vehicle, config);
  const label = 'Online Purchase';
  return href === null ? [] : [{ name: 'purchase', label, shortLabel: label, href }];
};

/** @spec B1.06 */
const buildVisitAction = ({ slug }: Vehicle, appointments: AppointmentsConfig): PageActionView => {
  const { buttonLabel } = getOccasionWords(appointments);
  return { name: 'testDrive', label: buttonLabel, shortLabel: buttonLabel, href: pagePaths.bookTestDriveFor(slug) };
};

/** Links to /cars/trade-in, which never requires signing in. /trade-in can require it. @spec B5.14, B2.04, D.38 */
const buildTradeInAction = ({ id }: Vehicle): PageActionView => ({
  name: 'tradeIn',
  label: 'Trade-In Valuation',
  shortLabel: 'Trade-In Valuation',
  href: pagePaths.tradeInFor(id),
});

/** @spec B1.05, B1.06, B1.07, L2.49, L2.50, B2.60, D.38 */
export const buildPageActions = (vehicle: Vehicle, { site }: ViewContext): readonly PageActionView[] => {
  const { finance, appointments, tradeIn } = site.config;
  const { shown, financeLabel } = site.config.vehicle.page.buttons;
  if (!isInStock(vehicle)) return shown.includes('enquire') ? [buildFindAction(vehicle)] : [];
  const actions: readonly PageActionView[] = [
    buildEnquireAction(vehicle, site.config),
    ...listReserveActions(vehicle, site.config),
    ...listPurchaseActions(vehicle, site.config),
    ...(appointments.booking !== 'none' && canVisit(vehicle) ? [buildVisitAction(vehicle, appointments)] : []),
    {
      name: 'photos',
      label: 'Ask for photos',
      shortLabel: 'Ask for photos',
      href: pagePaths.vehicleForm(vehicle.slug, 'request-photos'),
    },
    {
      name: 'finance',
      label: financeLabel,
      shortLabel: 'Get Finance',
      href: chooseFinanceHref(vehicle, site.config),
    },
    ...(canTradeIn(vehicle, tradeIn) ? [buildTradeInAction(vehicle)] : []),
  ];
  return actions.filter(({ name }) => shown.includes(name) && (name !== 'finance' || finance.provider !== null));
};

/** @spec L2.49 */
const nameReport = (vehicle: Vehicle): string => `${capitalise(nameVehicle(vehicle).one)} History Report`;

/** @spec L2.49, L2.50, B5.16 */
export const buildPageButtonsView = (vehicle: Vehicle, unavailable: UnavailableView | null): readonly ButtonView[] => {
  if (unavailable !== null) {
    const { similarLabel: label, similarHref: href } = unavailable;
    return [{ name: 'findSimilar', label, href, isPrimary: false }];
  }
  const file = findHistoryReportUrl(vehicle);
  return file === null ? [] : [{ name: 'historyReport', label: nameReport(vehicle), href: file, isPrimary: false }];
};

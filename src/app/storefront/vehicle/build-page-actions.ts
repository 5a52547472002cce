import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { AppointmentsConfig } from '#src/appointments/rules/config.ts';
import { canVisit } from '#src/appointments/rules/list-visit-locations.ts';
import { getOccasionWords } from '#src/appointments/view/occasion-words.ts';
import { buildChatHref } from '#src/chat/rules/chat-address.ts';
import { doesChatReplaceEnquire } from '#src/chat/rules/does-chat-replace-enquire.ts';
import { findDepositCents } from '#src/checkout/rules/find-deposit-cents.ts';
import { findReserveHref, isCheckoutEnabled } from '#src/checkout/rules/is-checkout-enabled.ts';
import { formatAmount } from '#src/checkout/view/format-amount.ts';
import { chooseFinanceHref } from '#src/finance/rules/choose-finance-href.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { capitalise } from '#src/lib/text/words.ts';
import { findPurchaseHref } from '#src/purchase/rules/find-purchase-href.ts';
import type { SliceConfigs } from '#src/sites/config/slice-fragments.ts';
import { canTradeIn } from '#src/trade-in/rules/can-trade-in.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { findHistoryReportUrl } from '#src/vehicle/rules/find-history-report-url.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ButtonView, PageActionView } from '#src/vehicle/view/button-view.ts';
import type { UnavailableView } from '#src/vehicle/view/unavailable-view.ts';

/** Of a vehicle that has gone: the dealer looks for another. @spec L2.50 */
const buildFindAction = ({ slug }: Vehicle): PageActionView => ({
  name: 'enquire',
  label: 'Ask us to find you one',
  shortLabel: 'Ask us to find one',
  href: pagePaths.vehicleForm(slug, 'find-me-something-similar'),
});

/** To ask about a vehicle: by the form, or by the chat where that takes its place. @spec L1.01, L4.30 */
const buildEnquireAction = (vehicle: Vehicle, { chat, checkout, leads }: SliceConfigs): PageActionView => {
  const formHref = pagePaths.vehicleForm(vehicle.slug, 'enquire');
  return doesChatReplaceEnquire(vehicle, isCheckoutEnabled(vehicle, checkout), chat)
    ? { name: 'enquire', label: chat.label, shortLabel: chat.label, href: buildChatHref(chat) ?? formHref }
    : { name: 'enquire', label: leads.enquireLabel, shortLabel: 'Enquire', href: formHref };
};

/** Of a vehicle that can be reserved online: with what that takes. @spec B2.27, B5.15, L2.49 */
const listReserveActions = (vehicle: Vehicle, { checkout }: SliceConfigs): readonly PageActionView[] => {
  const href = findReserveHref(vehicle, checkout);
  const amountCents = findDepositCents(vehicle, checkout);
  if (href === null || amountCents === null) return [];
  const label = `Reserve ${capitalise(chooseVehicleNoun([vehicle.itemType]).one)} Now`;
  return [{ name: 'reserve', label: `${label} for ${formatAmount(amountCents)}`, shortLabel: label, href }];
};

/** Of a vehicle that can be bought online. @spec B2.03, B2.27, L2.49 */
const listPurchaseActions = (vehicle: Vehicle, config: SliceConfigs): readonly PageActionView[] => {
  const href = findPurchaseHref(vehicle, config);
  const label = 'Online Purchase';
  return href === null ? [] : [{ name: 'purchase', label, shortLabel: label, href }];
};

/** Of a vehicle that stands there: to come and drive it. @spec B1.06 */
const buildVisitAction = ({ slug }: Vehicle, appointments: AppointmentsConfig): PageActionView => {
  const { buttonLabel } = getOccasionWords(appointments);
  return { name: 'testDrive', label: buttonLabel, shortLabel: buttonLabel, href: pagePaths.bookTestDriveFor(slug) };
};

/** Of a vehicle that a shopper's own may be traded for; its page is behind no gate. @spec B5.14, B2.04, D.38 */
const buildTradeInAction = ({ id }: Vehicle): PageActionView => ({
  name: 'tradeIn',
  label: 'Trade-In Valuation',
  shortLabel: 'Trade-In Valuation',
  href: pagePaths.tradeInFor(id),
});

/**
 * Ways on from a vehicle in stock: asking, coming to drive it, photos, finance where the site has a provider, a valuation where the site values cars; from any other, asking
 * for one like it. @spec B1.05, B1.06, B1.07, L2.49, L2.50, B2.60, D.38
 */
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

/** 'Car History Report', and what another trade calls it. @spec L2.49 */
const nameReport = ({ itemType }: Vehicle): string => `${capitalise(chooseVehicleNoun([itemType]).one)} History Report`;

/** Buttons of the page that lead somewhere: those of later capabilities join here. @spec L2.49, L2.50, B5.16 */
export const buildPageButtonsView = (vehicle: Vehicle, unavailable: UnavailableView | null): readonly ButtonView[] => {
  if (unavailable !== null) {
    const { similarLabel: label, similarHref: href } = unavailable;
    return [{ name: 'findSimilar', label, href, isPrimary: false }];
  }
  const file = findHistoryReportUrl(vehicle);
  return file === null ? [] : [{ name: 'historyReport', label: nameReport(vehicle), href: file, isPrimary: false }];
};

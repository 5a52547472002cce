import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { chooseFinanceHref } from '#src/finance/rules/choose-finance-href.ts';
import { addParameters } from '#src/lib/add-parameters.ts';
import { pagePaths } from '#src/lib/page-paths.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { PageActionView } from '#src/vehicle/view/page-action-view.ts';

/** Ways on from a vehicle in stock: asking, finance where the site has a provider, a valuation. @spec L2.49, B2.60, D.38 */
export const buildPageActions = (vehicle: Vehicle, { site }: ViewContext): readonly PageActionView[] => {
  if (!isInStock(vehicle)) return [];
  const { finance } = site.config;
  const { shown, financeLabel, tradeInPath } = site.config.vehicle.page.buttons;
  const actions: readonly PageActionView[] = [
    { name: 'enquire', label: site.config.leads.enquireLabel, shortLabel: 'Enquire', href: pagePaths.contact },
    {
      name: 'finance',
      label: financeLabel,
      shortLabel: 'Get Finance',
      href: chooseFinanceHref(vehicle, finance),
    },
    {
      name: 'tradeIn',
      label: 'Trade-In Valuation',
      shortLabel: 'Trade-In Valuation',
      href: addParameters(tradeInPath, { car_id: String(vehicle.id) }),
    },
  ];
  return actions.filter(({ name }) => shown.includes(name) && (name !== 'finance' || finance.provider !== null));
};

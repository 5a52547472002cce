import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { CardButtonName } from '#src/vehicle/rules/card/card-config.ts';

export const withCardButtons = (context: ViewContext, buttons: readonly CardButtonName[]): ViewContext => {
  const { site } = context;
  const { vehicle } = site.config;
  const cards = { ...vehicle.cards, buttons: [...buttons] };
  return { ...context, site: { ...site, config: { ...site.config, vehicle: { ...vehicle, cards } } } };
};

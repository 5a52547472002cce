import type { CardButtonName } from '#src/vehicle/rules/card-buttons.ts';
import type { makeTestContext } from './make-test-context.ts';

type TestContext = ReturnType<typeof makeTestContext>;

/** A context whose cards have these buttons, those that no site's file can switch on yet as well. */
export const withCardButtons = (context: TestContext, buttons: readonly CardButtonName[]): TestContext => {
  const { site } = context;
  const { vehicle } = site.config;
  const cards = { ...vehicle.cards, buttons: [...buttons] };
  return { ...context, site: { ...site, config: { ...site.config, vehicle: { ...vehicle, cards } } } };
};

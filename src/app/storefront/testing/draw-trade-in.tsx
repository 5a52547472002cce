import { buildTradeInView, type TradeInPageFacts } from '#src/app/storefront/content/trade-in/build-trade-in-view.ts';
import { TradeInPage } from '#src/app/storefront/content/trade-in/trade-in-page.tsx';
import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import type { TradeInPage as PageName } from '#src/trade-in/rules/trade-in-pages.ts';
import type { Valuation } from '#src/trade-in/rules/valuation.ts';
import { makeTestValuation } from '#src/trade-in/testing/make-test-valuation.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { drawOnSite } from './draw-on-site.tsx';
import { makeTestContext } from './make-test-context.ts';

/** A site that values cars, with switches of its own. */
export const contextOf = (tradeIn: object = {}) => makeTestContext({ tradeIn: { enabled: true, ...tradeIn } });
/** A site that values cars as most do. */
export const tradeInContext = contextOf();

/** As little as is known of a car. */
export const bare = { make: 'Saab', model: '9-3', year: 2023, badge: null, detail: null, odometerKm: null };
/** What is missing of a valuation before the car is chosen. */
export const undecided = { carAt: null, odometerKm: null, answers: {}, offer: null };
/** A plate with one car. */
export const found = makeTestValuation(undecided);
/** A plate with two. */
export const several = makeTestValuation({ ...undecided, lookUp: 'several', cars: [bare, { ...bare, model: '9-5' }] });
/** A car whose condition is asked for. */
export const asked = makeTestValuation({ ...undecided, carAt: 0 });
/** A car with an estimate. */
export const offered = makeTestValuation();

interface Asked {
  readonly page?: PageName;
  readonly query?: string;
  readonly subject?: FormSubject | null;
  readonly on?: typeof tradeInContext;
}

/** The view of the page of a valuation. */
export const viewTradeIn = (
  valuation: Valuation | null,
  { page = 'trade-in', query = '', subject = null, on = tradeInContext }: Asked = {},
) => {
  const facts: TradeInPageFacts = {
    page,
    valuation,
    subject,
    site: on.site,
    now: on.now,
    stock: null,
    makes: ['Kia', 'Mazda'],
    parameters: new URLSearchParams(query),
  };
  return buildTradeInView(facts);
};

/** Its markup, with what it says to a form that was not taken. */
export const drawTradeIn = (valuation: Valuation | null, asks: Asked = {}, answer: FormAnswer | null = null): string =>
  drawOnSite(<TradeInPage view={viewTradeIn(valuation, asks)} answer={answer} />, asks.on ?? tradeInContext);

/** Its words. */
export const sayTradeIn = (valuation: Valuation | null, asks: Asked = {}): string =>
  readText(drawTradeIn(valuation, asks));

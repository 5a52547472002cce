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

export const contextOf = (tradeIn: object = {}) => makeTestContext({ tradeIn: { enabled: true, ...tradeIn } });
export const tradeInContext = contextOf();

export const bare = { make: 'Saab', model: '9-3', year: 2023, badge: null, detail: null, odometerKm: null };
export const undecided = { carAt: null, odometerKm: null, answers: {}, offer: null };
export const found = makeTestValuation(undecided);
export const several = makeTestValuation({ ...undecided, lookUp: 'several', cars: [bare, { ...bare, model: '9-5' }] });
export const asked = makeTestValuation({ ...undecided, carAt: 0 });
export const offered = makeTestValuation();

interface Asked {
  readonly page?: PageName;
  readonly query?: string;
  readonly subject?: FormSubject | null;
  readonly on?: typeof tradeInContext;
}

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

export const drawTradeIn = (valuation: Valuation | null, asks: Asked = {}, answer: FormAnswer | null = null): string =>
  drawOnSite(<TradeInPage view={viewTradeIn(valuation, asks)} answer={answer} />, asks.on ?? tradeInContext);

export const sayTradeIn = (valuation: Valuation | null, asks: Asked = {}): string =>
  readText(drawTradeIn(valuation, asks));

import { formatPrice } from '#src/lib/format-price.ts';
import { joinKnown } from '#src/lib/text/join-known.ts';
import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { calculateYouxQuote } from '../rules/calculate-youx-quote.ts';
import { chooseYouxQuote, type YouxChoice } from '../rules/choose-youx-quote.ts';
import type { FinanceConfig } from '../rules/config.ts';
import type { FinanceSiteConfig } from '../rules/finance-site-config.ts';
import type { LoanPricing } from '../rules/loan-pricing.ts';
import type { ProviderFees } from '../rules/read-provider-fees.ts';
import { buildPageYouxQuestion, youxTermYears } from '../rules/youx-question.ts';
import { buildYouxCells } from './build-youx-cells.ts';
import type { FinanceOfferView } from './finance-offer-view.ts';
import { isSaidAlready } from './is-said-already.ts';
import type { YouxCells, YouxView } from './youx-view.ts';

const term = `${youxTermYears} year term, no deposit`;
const notAnOffer = 'An estimate, not an offer of credit.';

const byYoux = {
  title: 'Quoted by youx',
  note: `${term}, for a credit score that you would call great. ${notAnOffer}`,
};

/** A figure of our own must not pass for somebody else's. @spec D.59 */
const describeOwnQuote = ({ fees: { onceCents, monthlyCents } }: LoanPricing): Pick<YouxView, 'title' | 'note'> => {
  const once = onceCents > 0 ? formatPrice(onceCents) : null;
  const monthly = monthlyCents > 0 ? `${formatPrice(monthlyCents)} a month` : null;
  const fees = joinKnown([once, monthly], ' and ');
  return { title: 'At our example rate', note: `${term}${fees === '' ? '' : `, with fees of ${fees}`}. ${notAnOffer}` };
};

interface YouxSurroundings {
  readonly pricing: LoanPricing;
  /** What the block says of the lender's own loan. */
  readonly said: FinanceOfferView['cells'];
}

/** What will be quoted, as far as it's known before it is asked for. */
const foreseeCells = (
  vehicle: Vehicle,
  choice: YouxChoice,
  config: FinanceConfig,
  fees: ProviderFees,
): YouxCells | null => {
  if (choice.kind === 'known') return buildYouxCells(choice.quote);
  if (config.youx.service !== null) return null;
  return buildYouxCells(calculateYouxQuote(getFinanceValueCents(vehicle), config.example.ratePercent, fees));
};

/** The youx quote of a vehicle's page, or what the browser asks for it; null where the site has none, or it says no more than the block does. @spec B4.58, B7.12 */
export const buildYouxView = (
  vehicle: Vehicle,
  { finance: config, vehicle: { page } }: FinanceSiteConfig,
  { pricing, said }: YouxSurroundings,
): YouxView | null => {
  const choice = chooseYouxQuote(vehicle, config);
  if (choice.kind === 'notShown') return null;
  const foreseen = foreseeCells(vehicle, choice, config, pricing.fees);
  if (foreseen !== null && isSaidAlready(foreseen, said)) return null;
  const isOurs = choice.kind === 'missing' && config.youx.service === null;
  return {
    ...(isOurs ? describeOwnQuote(pricing) : byYoux),
    cells: choice.kind === 'known' ? buildYouxCells(choice.quote) : null,
    call: { car_id: vehicle.id, ...buildPageYouxQuestion(vehicle, page) },
  };
};

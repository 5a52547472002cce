import { formatPrice } from '#src/lib/format-price.ts';
import { joinKnown } from '#src/lib/text/join-known.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseYouxQuote } from '../rules/choose-youx-quote.ts';
import type { FinanceSiteConfig } from '../rules/finance-site-config.ts';
import type { LoanPricing } from '../rules/loan-pricing.ts';
import { buildPageYouxQuestion, youxTermYears } from '../rules/youx-question.ts';
import { buildYouxCells } from './build-youx-cells.ts';
import type { YouxView } from './youx-view.ts';

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

/** The youx quote of a vehicle's page, or what the browser asks for it; null where the site has none. @spec B4.58, B7.12 */
export const buildYouxView = (
  vehicle: Vehicle,
  { finance: config, vehicle: { page } }: FinanceSiteConfig,
  pricing: LoanPricing,
): YouxView | null => {
  const choice = chooseYouxQuote(vehicle, config);
  if (choice.kind === 'notShown') return null;
  const isOurs = choice.kind === 'missing' && config.youx.service === null;
  return {
    ...(isOurs ? describeOwnQuote(pricing) : byYoux),
    cells: choice.kind === 'known' ? buildYouxCells(choice.quote) : null,
    call: { car_id: vehicle.id, ...buildPageYouxQuestion(vehicle, page) },
  };
};

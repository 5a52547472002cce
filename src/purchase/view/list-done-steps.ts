import { addParameters } from '#src/lib/url.ts';
import type { PurchaseStage } from '../rules/choose-purchase-stage.ts';
import type { TradeInCredit } from '../rules/count-trade-in.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import { type AnswerStep, isAnswerStep, purchaseFields } from '../rules/purchase-fields.ts';
import type { PurchaseTerms } from '../rules/purchase-terms.ts';
import { findFinancedCents } from '../rules/read-answers.ts';
import type { Review } from '../rules/review-answers.ts';
import { describeContact, describeFunds, describeHandover, describeTradeIn } from './describe-answers.ts';
import type { DoneStep } from './purchase-view.ts';

interface DoneFacts {
  readonly stage: PurchaseStage;
  readonly answers: PurchaseAnswers;
  readonly credit: TradeInCredit | null;
  readonly review: Pick<Review, 'doneSteps'>;
  readonly terms: Pick<PurchaseTerms, 'steps'>;
  readonly action: string;
  readonly isConvertible: boolean;
}

const titles: Readonly<Record<AnswerStep, string>> = {
  contact: 'Your details',
  handover: 'Handover',
  tradeIn: 'Trade-in',
  funds: 'Payment',
};

/** @spec D.41 */
export const listDoneSteps = (facts: DoneFacts): readonly DoneStep[] => {
  const { stage, answers, credit, review, terms, action, isConvertible } = facts;
  const financedCents = answers.funds === undefined ? 0 : findFinancedCents(answers.funds.entry);
  const texts: Readonly<Record<AnswerStep, () => string>> = {
    contact: () => describeContact(answers),
    handover: () => describeHandover(answers),
    tradeIn: () => describeTradeIn(credit),
    funds: () => describeFunds(answers, { financedCents }),
  };
  const canChange = isAnswerStep(stage) || stage === 'deposit' || stage === 'convert';
  return terms.steps
    .filter((step) => step !== stage && (canChange ? review.doneSteps.includes(step) : true))
    .map((step) => ({
      title: titles[step],
      text: texts[step](),
      changeHref:
        canChange && !(isConvertible && step === 'contact')
          ? addParameters(action, { [purchaseFields.step]: step })
          : null,
    }));
};

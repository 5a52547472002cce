import { typed } from '#src/checkout/testing/open-test-checkout.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';

export const wholeAnswers: PurchaseAnswers = {
  contact: { entry: typed, problems: [] },
  handover: {
    entry: { kind: 'delivery', street: '1 Test Street', suburb: 'Moorooka', postcode: '4105' },
    problems: [],
  },
  tradeIn: { entry: { choice: 'none' }, problems: [] },
  funds: { entry: { kind: 'finance', amount: '15,000', termYears: '5' }, problems: [] },
};

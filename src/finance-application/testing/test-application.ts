import type { Application } from '../rules/answers/read-application.ts';
import type { LoanTerms } from '../rules/assessment/choose-loan-terms.ts';

export const typedParts = {
  contact: {
    name: 'Ann',
    last_name: 'Example',
    email: 'ann@example.com',
    phone: '0412 345 678',
    postcode: '4105',
  },
  employment: { employment: 'fullTime', employer: 'Moorooka Mills', occupation: 'Miller', workedYears: '3' },
  income: { income: '85,000', incomePeriod: 'year' },
  expenses: {
    household: 'single',
    dependants: '0',
    housing: 'renting',
    housingCost: '350',
    housingCostPeriod: 'week',
    livingCost: '400',
    livingCostPeriod: 'week',
    cardLimit: '5000',
  },
  loan: { amount: '25000', termYears: '5' },
  consents: { consent_privacy: 'on', consent_electronic: 'on', consent_truth: 'on' },
} as const;

export const typedAnswers: Readonly<Record<string, string>> = {
  ...typedParts.contact,
  ...typedParts.employment,
  ...typedParts.income,
  ...typedParts.expenses,
  ...typedParts.loan,
};

export const makeTestApplication = (changes: Partial<Application> = {}): Application => ({
  employment: 'fullTime',
  workedMonths: 36,
  incomeYearCents: 8_500_000,
  otherIncomeYearCents: 0,
  household: 'single',
  dependants: 0,
  housing: 'renting',
  housingYearCents: 1_820_000,
  livingYearCents: 2_080_000,
  loansYearCents: 0,
  cardLimitCents: 500_000,
  amountCents: 2_500_000,
  termYears: 5,
  creditProfile: null,
  ...changes,
});

export const testTerms: LoanTerms = {
  lenderName: 'Lender',
  ratePercent: 6.49,
  comparisonRatePercent: 6.49,
  rounding: 'up',
  stated: null,
  fees: { onceCents: 0, monthlyCents: 0 },
};

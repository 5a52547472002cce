import { z } from 'zod';
import { outsideValuer } from '#src/lib/schema/outside-valuer.ts';
import { line } from '#src/lib/schema/scalar-schemas.ts';
import { deductionConfig } from './deduction-config.ts';
import { tradeInPages } from './trade-in-pages.ts';

const faqEntry = z.strictObject({
  question: line(120).meta({ description: 'What shoppers ask' }),
  answer: line(600).meta({ description: 'What the dealer answers' }),
});

const standardFaq = [
  {
    question: 'Can the figure change when you see the car?',
    answer:
      'Yes, either way. It is an estimate from your answers. We look at the car with you, show you line by line what differs, and you may walk away.',
  },
  {
    question: 'I still owe money on it. Is that a problem?',
    answer: 'No. We ask your lender for a payout figure, pay the lender first, and the rest is yours.',
  },
  {
    question: 'Do I have to buy a car from you?',
    answer: 'No. We buy cars on their own too.',
  },
  {
    question: 'What do I bring?',
    answer:
      'Your licence, every key, the service books, the registration papers and, if money is owing, a payout letter.',
  },
];

/** Switches of the valuation of a shopper's own car. */
export const tradeInConfig = z.strictObject({
  enabled: z.boolean().default(false).meta({
    description: "Values shoppers' own cars; without it a page of the dealer's own may stand at the same addresses",
    spec: 'D.38, B1.11',
  }),
  pages: z
    .array(z.enum(tradeInPages))
    .default([...tradeInPages])
    .meta({ description: 'Pages on which a car is valued, beside /cars/trade-in', spec: 'L2.08' }),
  service: outsideValuer({
    description:
      'An outside valuer that knows plates and what cars bring; null: cars are named by hand and valued by the stock of the platform',
    spec: 'D.59, D.39',
    exampleKeyVariable: 'VALUER_KEY',
  }),
  testPlates: z.boolean().default(false).meta({
    description:
      'Whether the plates TEST01 to TEST08 stand for invented cars, one for each outcome, to try the pages out',
    spec: 'D.59',
  }),
  maxAgeYears: z.int().min(1).max(40).default(7).meta({
    description: 'Oldest car that is given an estimate online',
    unit: 'years',
    spec: 'L5.17',
  }),
  maxOdometerKm: z.int().min(10_000).max(1_000_000).default(100_000).meta({
    description: 'Most that a car may have run to be given an estimate online',
    unit: 'km',
    spec: 'L5.17',
  }),
  marginPercent: z.number().min(0).max(60).default(14).meta({
    description: 'Margin of the dealer, of what the car would sell for; a line of its own on the estimate',
    unit: 'percent',
    spec: 'D.39',
  }),
  rangePercent: z.number().min(0).max(40).default(7).meta({
    description: 'How far from the estimate the car may turn out to be, either way',
    unit: 'percent',
    spec: 'D.39',
  }),
  leastOfferDollars: z.int().min(0).max(20_000).default(500).meta({
    description: 'An estimate below it is not told: such a car is looked at in person',
    unit: 'dollars',
    spec: 'D.39',
  }),
  deductionDollars: deductionConfig.prefault({}),
  faq: z
    .array(faqEntry)
    .length(4)
    .default(standardFaq)
    .meta({ description: 'The four questions under the valuation, with their answers', spec: 'L2.58' }),
  resultSaving: z.enum(['none', 'miscellaneous']).default('none').meta({
    description: 'Whether the page saves the result of a valuation by POST /api/miscellaneous',
    spec: 'L4.16',
  }),
});

export type TradeInConfig = z.output<typeof tradeInConfig>;

import { z } from 'zod';
import { outsideValuer } from '#src/lib/schema/outside-valuer.ts';
import { line } from '#src/lib/schema/scalar-schemas.ts';
import type { ConditionQuestion } from './condition-questions.ts';
import { tradeInPages } from './trade-in-pages.ts';

const dollars = (standard: number, description: string) =>
  z.int().min(0).max(20_000).default(standard).meta({ description, unit: 'dollars', spec: 'D.39' });

const rises = (row: Readonly<Record<string, number>>): boolean => {
  const amounts = Object.values(row);
  return amounts.every((amount, at) => amount >= (amounts[at - 1] ?? 0));
};
const allowed = 'amounts that stay the same or rise from the best answer to the worst';

const deductionConfig = z.strictObject({
  serviceHistory: z
    .strictObject({
      partial: dollars(400, 'Taken off for gaps in the service history'),
      none: dollars(900, 'Taken off if there is no service history'),
    })
    .refine(rises, allowed)
    .prefault({}),
  accidentDamage: z
    .strictObject({
      repaired: dollars(1200, 'Taken off for accident damage that was repaired'),
      unrepaired: dollars(3500, "Taken off for accident damage that wasn't repaired"),
    })
    .refine(rises, allowed)
    .prefault({}),
  tyres: z
    .strictObject({
      two: dollars(380, 'Taken off for one or two worn tyres'),
      four: dollars(760, 'Taken off for three or four worn tyres'),
    })
    .refine(rises, allowed)
    .prefault({}),
  windscreen: z
    .strictObject({
      chipped: dollars(120, 'Taken off for a chip in the windscreen'),
      cracked: dollars(650, 'Taken off for a cracked windscreen'),
    })
    .refine(rises, allowed)
    .prefault({}),
  keys: z.strictObject({ one: dollars(350, 'Taken off if there is only one key') }).prefault({}),
  financeOwing: z
    .strictObject({
      yes: dollars(
        0,
        'Taken off if finance is owing on the car, in addition to the debt, which the dealer pays from the price',
      ),
    })
    .prefault({}),
} satisfies Readonly<Record<ConditionQuestion, z.ZodType>>);

const faqEntry = z.strictObject({
  question: line(120).meta({ description: "A shopper's question" }),
  answer: line(600).meta({ description: "The dealer's answer" }),
});

const standardFaq = [
  {
    question: 'Could the estimate change when you see the car?',
    answer:
      'Yes, it could go up or down. The estimate is based on your answers. We’ll inspect the car with you and show you, line by line, what’s different. If you’re not happy with the price, you can walk away.',
  },
  {
    question: 'I still owe money on it. Is that a problem?',
    answer: 'No. We’ll get a payout figure from your lender and pay them first. You get the rest.',
  },
  {
    question: 'Do I have to buy a car from you?',
    answer: 'No. We’ll buy your car even if you don’t buy one from us.',
  },
  {
    question: 'What should I bring?',
    answer:
      'Your licence, all the keys, the service books, the rego papers and, if there’s finance owing, a payout letter from your lender.',
  },
];

export const tradeInConfig = z.strictObject({
  enabled: z.boolean().default(false).meta({
    description:
      "Whether the site values shoppers' own cars online. If not, the dealer can put its own pages at the same addresses",
    spec: 'D.38, B1.11',
  }),
  pages: z
    .array(z.enum(tradeInPages))
    .default([...tradeInPages])
    .meta({
      description: 'Addresses at which shoppers can value their cars, in addition to /cars/trade-in',
      spec: 'L2.08',
    }),
  service: outsideValuer({
    description:
      'Outside service that looks up plates and values cars. With null, shoppers enter the details of their car, and the value comes from the prices of similar cars on the platform',
    spec: 'D.59, D.39',
    exampleKeyVariable: 'VALUER_KEY',
  }),
  testPlates: z.boolean().default(false).meta({
    description:
      'Whether the plates TEST01 to TEST08 find invented cars, for trying out the pages. They cover every outcome except an estimate that is too low',
    spec: 'D.59',
  }),
  maxAgeYears: z.int().min(1).max(40).default(7).meta({
    description: 'Age of the oldest car that gets an estimate online',
    unit: 'years',
    spec: 'L5.17',
  }),
  maxOdometerKm: z.int().min(10_000).max(1_000_000).default(100_000).meta({
    description: 'Largest odometer reading that gets an estimate online',
    unit: 'km',
    spec: 'L5.17',
  }),
  marginPercent: z.number().min(0).max(60).default(14).meta({
    description:
      'Margin of the dealer, as a share of the selling price. Shoppers see the margin on a line of the estimate',
    unit: 'percent',
    spec: 'D.39',
  }),
  rangePercent: z.number().min(0).max(40).default(7).meta({
    description: 'Width of the range that shoppers see around the estimate: this share below it and above it',
    unit: 'percent',
    spec: 'D.39',
  }),
  leastOfferDollars: z.int().min(0).max(20_000).default(500).meta({
    description: 'Smallest estimate shown online; for a car worth less, the shopper is asked to book an inspection',
    unit: 'dollars',
    spec: 'D.39',
  }),
  deductionDollars: deductionConfig.prefault({}),
  faq: z
    .array(faqEntry)
    .length(4)
    .default(standardFaq)
    .meta({ description: 'Four questions with answers, shown under the valuation', spec: 'L2.58' }),
  resultSaving: z.enum(['none', 'miscellaneous']).default('none').meta({
    description:
      'Whether the page sends the result of a valuation to `/api/miscellaneous` once more. The site stores the result either way',
    spec: 'L4.16',
  }),
});

export type TradeInConfig = z.output<typeof tradeInConfig>;

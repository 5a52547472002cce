import { z } from 'zod';
import { sitePath } from '#src/lib/schema/scalar-schemas.ts';
import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import { financeCalculatorConfig } from './calculator/finance-calculator-config.ts';
import { financeProvider } from './finance-provider-config.ts';
import { ratePercent } from './loan-schemas.ts';

const strip = z.strictObject({
  finalPayment: z.enum(['noBalloon', 'zero']).default('noBalloon').meta({
    description: "What is said where nothing is due at the end: 'No balloon' or '$0 final payment'",
    spec: 'B9.40, B9.41',
  }),
  offerEnds: z.iso.date().nullable().default(null).meta({
    description: 'The last day of the offer, printed until it has passed; null prints none',
    spec: 'B9.41',
  }),
});

const example = z.strictObject({
  ratePercent: ratePercent.default(6.29).meta({
    description:
      "Interest rate of the example for vehicles without an estimate; its comparison rate is worked out with the lender's fees",
    unit: 'percent',
    spec: 'B9.38',
  }),
});

const youxService = z.strictObject({
  url: z
    .string()
    .max(300)
    .regex(/^https:\/\/[^\s?#]+$/)
    .meta({ allowed: 'an https address such as https://quotes.youx.example' })
    .meta({ description: 'Address of the service, in front of /api/youx/quote', spec: 'B7.12' }),
  keyVariable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
    .meta({ allowed: 'the name of an environment variable, such as YOUX_KEY' })
    .meta({ description: 'Environment variable with its key; the value never leaves the server', spec: 'D.59' }),
});

const youx = z.strictObject({
  isOffered: z.boolean().default(false).meta({
    description: 'Vehicle pages show the youx quote, and ask for it once where the stock brings none',
    spec: 'B4.58',
  }),
  service: youxService.nullable().default(null).meta({
    description:
      "The service that is asked for quotes; null works them out at the example's rate with the lender's fees",
    spec: 'B7.12, D.59',
  }),
});

export const financeConfig = z.strictObject({
  provider: z.string().min(1).max(40).nullable().default(null).meta({
    description: 'Key of the provider in use, out of `providers`; null shows no finance at all',
    spec: 'B3.25',
  }),
  headerPath: z.enum(['/finance-pre-approval', '/finance']).default('/finance-pre-approval').meta({
    description: 'Where an entry of the navigation with `page: finance` leads',
    spec: 'L2.12',
  }),
  providers: z.record(z.string().min(1).max(40), financeProvider).default({}).meta({
    description: 'The table of finance providers, keyed as `finance_lenders` of the stock is',
    spec: 'D.09',
  }),
  excludedMakes: z.array(z.string()).default([]).meta({
    description: 'Makes that never show an estimate',
    spec: 'B5.07',
  }),
  excludedDealerships: z.array(z.string()).default([]).meta({
    description: 'Slugs of dealerships whose vehicles never show an estimate',
    spec: 'B5.08',
  }),
  link: sitePath.nullable().default(null).meta({
    description: 'The finance page of the site; null is /finance',
    spec: 'B2.06, D.61',
  }),
  hasPersonalised: z.boolean().default(false).meta({
    description: 'Vehicles with a catalogue code lead to /personalised/finance',
    spec: 'L2.13, D.61',
  }),
  applyDealerships: z.array(z.string()).default([]).meta({
    description: 'Slugs of dealerships whose vehicles lead to /apply-for-finance',
    spec: 'L2.11, D.61',
  }),
  strip: strip.prefault({}),
  example: example.prefault({}),
  youx: youx.prefault({}),
  calculator: financeCalculatorConfig.prefault({}),
  disclaimerCharacters: z.int().min(60).max(2000).default(197).meta({
    description: 'Longer small print of finance is cut to this many characters until Show More',
    unit: 'characters',
    spec: 'B9.19',
  }),
  loanNote: z
    .string()
    .min(1)
    .max(400)
    .default('Comparison rate based on a $30,000 secured loan over five years.')
    .meta({
      description: 'What the comparison rate is based on, printed with every repayment',
      spec: 'B9.39',
    }),
});

export type FinanceConfig = z.infer<typeof financeConfig>;

export interface FinanceSiteConfig {
  readonly finance: FinanceConfig;
  readonly vehicle: { readonly page: Pick<PageConfig, 'hiddenSpecRows'> };
}

import { z } from 'zod';
import { sitePath } from '#src/lib/schema/scalar-schemas.ts';
import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import { financeCalculatorConfig } from './calculator/finance-calculator-config.ts';
import { financeProvider } from './finance-provider-config.ts';
import { ratePercent } from './loan-schemas.ts';

const strip = z.strictObject({
  finalPayment: z.enum(['noBalloon', 'zero']).default('noBalloon').meta({
    description: "Words for a loan without a final payment: 'No balloon' (`noBalloon`) or '$0 final payment' (`zero`)",
    spec: 'B9.40, B9.41',
  }),
  offerEnds: z.iso.date().nullable().default(null).meta({
    description:
      "Last day of the finance offer. Up to that day, estimates say 'Offer ends' with the date; null shows no date",
    spec: 'B9.41',
  }),
});

const example = z.strictObject({
  ratePercent: ratePercent.default(6.29).meta({
    description:
      "Interest rate of the example loan that vehicles without an estimate show. The comparison rate shown with it includes the provider's fees",
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
    .meta({ description: 'Base URL of the service, before /api/youx/quote', spec: 'B7.12' }),
  keyVariable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
    .meta({ allowed: 'the name of an environment variable, such as YOUX_KEY' })
    .meta({
      description: "Environment variable that holds the service's key; the value never leaves the server",
      spec: 'D.59',
    }),
});

const youx = z.strictObject({
  isOffered: z.boolean().default(false).meta({
    description: 'Whether vehicle pages show a youx quote. If the stock has none for a vehicle, the page requests one',
    spec: 'B4.58',
  }),
  service: youxService.nullable().default(null).meta({
    description:
      "Service that the missing quotes are requested from. With null, the site calculates them at `finance.example.ratePercent` with the provider's fees",
    spec: 'B7.12, D.59',
  }),
});

export const financeConfig = z.strictObject({
  provider: z.string().min(1).max(40).nullable().default(null).meta({
    description:
      'Key of the provider in `finance.providers` that the site uses. With null, no vehicle shows an estimate, a finance button or the finance calculator',
    spec: 'B3.25',
  }),
  headerPath: z.enum(['/finance-pre-approval', '/finance']).default('/finance-pre-approval').meta({
    description: 'Where header entries with `page: finance` lead',
    spec: 'L2.12',
  }),
  providers: z.record(z.string().min(1).max(40), financeProvider).default({}).meta({
    description: 'Finance providers, each by the key that `finance_lenders` in the stock has for it',
    spec: 'D.09',
  }),
  excludedMakes: z.array(z.string()).default([]).meta({
    description: 'Makes whose vehicles never show an estimate',
    spec: 'B5.07',
  }),
  excludedDealerships: z.array(z.string()).default([]).meta({
    description: 'Slugs of dealerships whose vehicles never show an estimate',
    spec: 'B5.08',
  }),
  link: sitePath.nullable().default(null).meta({
    description: 'Finance page that vehicles link to; null links to /finance',
    spec: 'B2.06, D.61',
  }),
  hasPersonalised: z.boolean().default(false).meta({
    description:
      'Whether vehicles with a catalogue code (NVIC) link to /personalised/finance instead of the finance page',
    spec: 'L2.13, D.61',
  }),
  applyDealerships: z.array(z.string()).default([]).meta({
    description: 'Slugs of dealerships whose vehicles link to /apply-for-finance instead of the finance page',
    spec: 'L2.11, D.61',
  }),
  strip: strip.prefault({}),
  example: example.prefault({}),
  youx: youx.prefault({}),
  calculator: financeCalculatorConfig.prefault({}),
  disclaimerCharacters: z.int().min(60).max(2000).default(197).meta({
    description: 'Finance small print longer than this is cut until the shopper chooses Show More',
    unit: 'characters',
    spec: 'B9.19',
  }),
  loanNote: z
    .string()
    .min(1)
    .max(400)
    .default('Comparison rate based on a $30,000 secured loan over five years.')
    .meta({
      description: 'Sentence on the basis of the comparison rate, shown with every repayment',
      spec: 'B9.39',
    }),
});

export type FinanceConfig = z.infer<typeof financeConfig>;

export interface FinanceSiteConfig {
  readonly finance: FinanceConfig;
  readonly vehicle: { readonly page: Pick<PageConfig, 'hiddenSpecRows'> };
}

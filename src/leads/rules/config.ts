import { z } from 'zod';
import { line, sitePath } from '#src/lib/schema/scalar-schemas.ts';
import { destinationConfig } from './destination-config.ts';
import { leadCategories } from './lead-categories.ts';

export const leadsConfig = z.strictObject({
  mailTo: z
    .array(z.email().max(254).meta({ allowed: 'an email address' }))
    .max(10)
    .default([])
    .meta({
      description: 'Addresses that every lead goes to by mail, each on its own; with none, leads stay in the database',
      spec: 'D.32',
    }),
  destinations: z.array(destinationConfig).max(50).default([]).meta({
    description: 'Further places that leads go to, beside mailTo: people of one location, dealer systems, programs',
    spec: 'D.32',
  }),
  confirmation: z.enum(['none', 'mail']).default('none').meta({
    description: 'Whether a shopper is told by mail that the lead is there; the mail repeats nothing that was typed',
    spec: 'D.32',
  }),
  embeddedForms: z
    .array(z.enum(['enquiry', 'finance']))
    .default(['enquiry', 'finance'])
    .meta({
      description:
        "Forms that stand within the dealer's pages: `enquiry` in the `form` block, `finance` on /finance; one that does not is a link to its own page",
      spec: 'L7.11',
    }),
  comments: z.enum(['required', 'optional']).default('required').meta({
    description: 'Whether a form can be sent without its comments',
    spec: 'L5.01',
  }),
  optIn: z.enum(['preticked', 'unticked']).default('preticked').meta({
    description: 'How the box that agrees to news stands at first',
    spec: 'L3.01',
  }),
  privacyHref: sitePath.nullable().default(null).meta({
    description: 'Where the form says what becomes of what is sent; null leaves the link out',
    spec: 'L2.29',
  }),
  enquireLabel: z.enum(['Enquire Now', 'Message Now']).default('Enquire Now').meta({
    description: 'Words of the button that asks about a vehicle',
    spec: 'L1.01',
  }),
  categories: z
    .array(z.enum(leadCategories))
    .default([...leadCategories])
    .meta({
      description:
        'What the contact form can be about, in order; the first is chosen at first, and with none it does not ask',
      spec: 'L5.02, D.36',
    }),
  locationSelect: z.enum(['none', 'location', 'department']).default('location').meta({
    description: 'Whether forms ask for one of the locations, and whether the site calls them departments',
    spec: 'L5.03',
  }),
  dealershipSelect: z.enum(['shown', 'removed']).default('shown').meta({
    description: 'Whether forms of a site with several dealerships ask for one of them',
    spec: 'L5.04',
  }),
  contactRego: z.enum(['shown', 'removed']).default('shown').meta({
    description: 'Whether the contact form asks for the plate of a car',
    spec: 'L3.01, L5.05',
  }),
  terms: z.enum(['none', 'mustAgree']).default('none').meta({
    description: 'Whether a form is sent only with agreement to the terms of use',
    spec: 'L5.08',
  }),
  termsHref: sitePath.nullable().default(null).meta({
    description: 'The page of the terms of use that a form asks agreement to; null leaves the link out',
    spec: 'L5.08',
  }),
  additionalServices: z
    .array(line(80))
    .max(20)
    .default([])
    .meta({ description: 'What can be ticked beside a service booking; with none nothing is asked', spec: 'L3.01' }),
  serviceDealership: z.enum(['none', 'ofServiceLocation']).default('none').meta({
    description: 'Whether a service booking belongs to the dealership of the location that was chosen for it',
    spec: 'L7.03',
  }),
  moneyPresets: z.enum(['to70000', 'to800000']).default('to70000').meta({
    description: 'Amounts that a budget offers: $5,000 to $70,000, or $300,000 to $800,000',
    spec: 'L5.13, D.35',
  }),
});

export type LeadsConfig = z.output<typeof leadsConfig>;

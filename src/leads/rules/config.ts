import { z } from 'zod';
import { line, sitePath } from '#src/lib/schema/scalar-schemas.ts';
import { destinationConfig } from './destination-config.ts';
import { leadCategories } from './lead-categories.ts';
import { replyTemplateConfig } from './reply-template-config.ts';

export const leadsConfig = z.strictObject({
  mailTo: z
    .array(z.email().max(254).meta({ allowed: 'an email address' }))
    .max(10)
    .default([])
    .meta({
      description:
        'Email addresses that get every lead, each in a separate email. If there are none, and no `destinations`, leads are only kept in the database',
      spec: 'D.32',
    }),
  destinations: z.array(destinationConfig).max(50).default([]).meta({
    description: 'Where leads go besides mailTo: mailboxes of one location, dealer systems, other programs',
    spec: 'D.32',
  }),
  confirmation: z.enum(['none', 'mail']).default('none').meta({
    description:
      'Whether enquiries are confirmed by email, repeating nothing the shopper typed. Bookings, valuations, finance applications, reservations, payments and prizes always are',
    spec: 'D.32',
  }),
  embeddedForms: z
    .array(z.enum(['enquiry', 'finance']))
    .default(['enquiry', 'finance'])
    .meta({
      description:
        "Forms embedded in the dealer's pages: `enquiry` in the `form` block, `finance` on /finance. The others are links to pages of their own",
      spec: 'L7.11',
    }),
  comments: z.enum(['required', 'optional']).default('required').meta({
    description: 'Whether comments are required in forms',
    spec: 'L5.01',
  }),
  optIn: z.enum(['preticked', 'unticked']).default('preticked').meta({
    description: 'Whether the news box starts ticked',
    spec: 'L3.01',
  }),
  privacyHref: sitePath.nullable().default(null).meta({
    description: 'Privacy policy that forms link to; null omits the link',
    spec: 'L2.29',
  }),
  enquireLabel: z.enum(['Enquire Now', 'Message Now']).default('Enquire Now').meta({
    description: 'Label of the button for an enquiry about a vehicle',
    spec: 'L1.01',
  }),
  categories: z
    .array(z.enum(leadCategories))
    .default([...leadCategories])
    .meta({
      description: 'Categories of the contact form, in order. The first is preselected; an empty list hides the field',
      spec: 'L5.02, D.36',
    }),
  locationSelect: z.enum(['none', 'location', 'department']).default('location').meta({
    description: 'Whether forms ask for a location, and whether the site calls locations departments',
    spec: 'L5.03',
  }),
  dealershipSelect: z.enum(['shown', 'removed']).default('shown').meta({
    description: 'Whether forms ask for a dealership on sites with several',
    spec: 'L5.04',
  }),
  contactRego: z.enum(['shown', 'removed']).default('shown').meta({
    description: 'Whether the contact form asks for a rego',
    spec: 'L3.01, L5.05',
  }),
  terms: z.enum(['none', 'mustAgree']).default('none').meta({
    description: 'Whether forms require agreement to the terms of use',
    spec: 'L5.08',
  }),
  termsHref: sitePath.nullable().default(null).meta({
    description: 'Terms of use that forms link to; null omits the link',
    spec: 'L5.08',
  }),
  additionalServices: z
    .array(line(80))
    .max(20)
    .default([])
    .meta({ description: 'Extras to tick with a service booking; if empty, the form offers none', spec: 'L3.01' }),
  serviceDealership: z.enum(['none', 'ofServiceLocation']).default('none').meta({
    description: 'Whether a service booking belongs to the dealership of the chosen location',
    spec: 'L7.03',
  }),
  replyTemplates: z
    .array(replyTemplateConfig)
    .max(50)
    .refine((templates) => new Set(templates.map(({ name }) => name)).size === templates.length, {
      message: 'has two templates with the same name',
    })
    .default([])
    .meta({
      description: 'Templates that staff start a reply from, with fields such as {firstName} and {vehicle}',
      spec: 'D.32',
    }),
  smsNumber: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .meta({ allowed: 'a number such as +61491570156' })
    .nullable()
    .default(null)
    .meta({
      description:
        'The dealer’s own number, which text messages come from and replies go to. Without one, the deployment’s number (`TWILIO_FROM`) is used',
      spec: 'D.32',
    }),
  moneyPresets: z.enum(['to70000', 'to800000']).default('to70000').meta({
    description: 'Amounts suggested for a budget: $5,000 to $70,000, or $300,000 to $800,000',
    spec: 'L5.13, D.35',
  }),
});

export type LeadsConfig = z.output<typeof leadsConfig>;

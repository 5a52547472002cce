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
        'Email addresses that get every lead, each in a separate email. Without an address here or in `destinations`, leads are only kept in the database',
      spec: 'D.32',
    }),
  destinations: z.array(destinationConfig).max(50).default([]).meta({
    description:
      'Where leads go in addition to `mailTo`: the mailboxes of individual locations, dealer systems or other programs',
    spec: 'D.32',
  }),
  confirmation: z.enum(['none', 'mail']).default('none').meta({
    description:
      'Whether shoppers get an email that confirms an enquiry, without the text they typed. Bookings, valuations, finance applications, reservations, payments and prizes are always confirmed',
    spec: 'D.32',
  }),
  embeddedForms: z
    .array(z.enum(['enquiry', 'finance']))
    .default(['enquiry', 'finance'])
    .meta({
      description:
        "Forms that are part of the dealer's pages: `enquiry` in a `form` block, `finance` on /finance. Instead of a form that isn't in the list, the page has a link to the form",
      spec: 'L7.11',
    }),
  comments: z.enum(['required', 'optional']).default('required').meta({
    description: 'Whether shoppers have to fill in the comments of a form',
    spec: 'L5.01',
  }),
  optIn: z.enum(['preticked', 'unticked']).default('preticked').meta({
    description: 'Whether the box to receive news from the dealer is ticked when a form opens',
    spec: 'L3.01',
  }),
  privacyHref: sitePath.nullable().default(null).meta({
    description: 'Page with the privacy policy that forms link to; null leaves the link out',
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
      description:
        'Categories that shoppers choose from in the contact form, in order. The first is already chosen; if left empty, the form asks for no category',
      spec: 'L5.02, D.36',
    }),
  locationSelect: z.enum(['none', 'location', 'department']).default('location').meta({
    description:
      'Whether forms ask for a location, or call it a department. With `none`, only service bookings and test drives ask',
    spec: 'L5.03',
  }),
  dealershipSelect: z.enum(['shown', 'removed']).default('shown').meta({
    description: 'Whether forms ask for a dealership, if the site has several',
    spec: 'L5.04',
  }),
  contactRego: z.enum(['shown', 'removed']).default('shown').meta({
    description: 'Whether the contact form asks for a rego',
    spec: 'L3.01, L5.05',
  }),
  terms: z.enum(['none', 'mustAgree']).default('none').meta({
    description: 'Whether shoppers must agree to the terms of use before they send a form',
    spec: 'L5.08',
  }),
  termsHref: sitePath.nullable().default(null).meta({
    description: 'Page with the terms of use that forms link to if `terms` is `mustAgree`; null leaves the link out',
    spec: 'L5.08',
  }),
  additionalServices: z.array(line(80)).max(20).default([]).meta({
    description: 'Extras that shoppers can tick when they book a service; if left empty, the form offers none',
    spec: 'L3.01',
  }),
  serviceDealership: z.enum(['none', 'ofServiceLocation']).default('none').meta({
    description:
      'Whether a service booking goes to the dealership of the chosen location (`ofServiceLocation`), or to the dealership that the shopper chose, if any',
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
      description:
        'Texts that staff can start a reply from. Fields such as {firstName} and {vehicle} are filled in from the lead',
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
        'Number that the dealer’s text messages come from and shoppers reply to; with null, messages come from the server’s number (`TWILIO_FROM`)',
      spec: 'D.32',
    }),
  moneyPresets: z.enum(['to70000', 'to800000']).default('to70000').meta({
    description: 'Amounts that forms suggest for a budget: $5,000 to $70,000, or $300,000 to $800,000',
    spec: 'L5.13, D.35',
  }),
});

export type LeadsConfig = z.output<typeof leadsConfig>;

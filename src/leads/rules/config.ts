import { z } from 'zod';
import { sitePath } from '#src/lib/schema/scalar-schemas.ts';
import { destinationConfig } from './destination-config.ts';

/** Switches of what shoppers send. */
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
});

export type LeadsConfig = z.output<typeof leadsConfig>;

import { z } from 'zod';
import { leadCategories } from '#src/leads/rules/lead-categories.ts';
import { slugText } from '#src/lib/schema/scalar-schemas.ts';
import { clockConfig } from './clock/clock-config.ts';

export const inboxConfig = z.strictObject({
  group: slugText.nullable().default(null).meta({
    description:
      'Name of the dealers’ group, the same at each of its sites. Staff who work at several of them see a shopper’s leads at these sites together at the desk. It gives nobody access to a site; null for no group',
  }),
  clock: clockConfig,
  demoRule: z.array(z.enum(leadCategories)).max(leadCategories.length).default([]).meta({
    description:
      'Categories of the routing rule that gives leads to the demo owner, in development only; if there are none, no rule is added',
  }),
});

export type InboxConfig = z.output<typeof inboxConfig>;

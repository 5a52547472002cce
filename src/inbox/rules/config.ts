import { z } from 'zod';
import { leadCategories } from '#src/leads/rules/lead-categories.ts';
import { slugText } from '#src/lib/schema/scalar-schemas.ts';
import { clockConfig } from './clock/clock-config.ts';

export const inboxConfig = z.strictObject({
  group: slugText.nullable().default(null).meta({
    description:
      'Name of the dealers’ group, the same on all of its sites; null for no group. At the desk, staff see a shopper’s leads from all sites of the group that they already have access to',
  }),
  clock: clockConfig,
  demoRule: z.array(z.enum(leadCategories)).max(leadCategories.length).default([]).meta({
    description:
      'Categories of leads that a routing rule gives to the demo owner, in development only; if left empty, no such rule is added',
  }),
});

export type InboxConfig = z.output<typeof inboxConfig>;

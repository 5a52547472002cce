import { z } from 'zod';
import { leadCategories } from '#src/leads/rules/lead-categories.ts';
import { clockConfig } from './clock/clock-config.ts';

export const inboxConfig = z.strictObject({
  clock: clockConfig,
  demoRule: z.array(z.enum(leadCategories)).max(leadCategories.length).default([]).meta({
    description:
      'Categories of the routing rule that gives leads to the demo owner, in development only; if there are none, no rule is added',
  }),
});

export type InboxConfig = z.output<typeof inboxConfig>;

import { z } from 'zod';

const minutes = z.int().min(1).max(2880).nullable();

export const clockConfig = z
  .strictObject({
    warnMinutes: minutes.default(15).meta({
      description:
        'How long a lead can wait for a reply before the person it’s assigned to is warned; null warns nobody',
      unit: 'minutes of opening hours',
    }),
    reassignMinutes: minutes.default(20).meta({
      description:
        'How long a lead can wait for a reply before the routing rules assign it to someone else; null never reassigns it',
      unit: 'minutes of opening hours',
    }),
    overdueMinutes: minutes.default(120).meta({
      description: 'How long a lead can wait for a reply before it’s overdue; null sets no limit',
      unit: 'minutes of opening hours',
    }),
    escalation: z.enum(['managers', 'managersAndOwners', 'none']).default('managers').meta({
      description:
        'Who is told about an overdue lead, besides the person it’s assigned to. With `managers`, owners are told instead if no manager can see the lead',
    }),
  })
  .prefault({})
  .refine(({ warnMinutes, reassignMinutes }) => (warnMinutes ?? 0) < (reassignMinutes ?? Number.POSITIVE_INFINITY), {
    message: 'warnMinutes must be less than reassignMinutes',
  });

export type ClockConfig = z.output<typeof clockConfig>;

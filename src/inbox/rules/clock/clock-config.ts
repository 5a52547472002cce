import { z } from 'zod';

const minutes = z.int().min(1).max(2880).nullable();

/** All minutes are business time at the lead's location. */
export const clockConfig = z
  .strictObject({
    warnMinutes: minutes.default(15).meta({
      description: 'After this time without an answer, the lead’s assignee is warned; null warns nobody',
      unit: 'minutes of opening hours',
    }),
    reassignMinutes: minutes.default(20).meta({
      description: 'After this time without an answer, the routing rules give a lead to somebody else; null leaves it',
      unit: 'minutes of opening hours',
    }),
    overdueMinutes: minutes.default(120).meta({
      description: 'After this time without an answer, a lead is overdue; null for no limit',
      unit: 'minutes of opening hours',
    }),
    escalation: z.enum(['managers', 'managersAndOwners', 'none']).default('managers').meta({
      description:
        'Who is told of an overdue lead besides its assignee. With `managers`, owners are told if no manager can see the lead',
    }),
  })
  .prefault({})
  .refine(({ warnMinutes, reassignMinutes }) => (warnMinutes ?? 0) < (reassignMinutes ?? Number.POSITIVE_INFINITY), {
    message: 'warnMinutes must be less than reassignMinutes',
  });

export type ClockConfig = z.output<typeof clockConfig>;

import { z } from 'zod';

const minutes = z.int().min(1).max(2880).nullable();

/** All minutes are business time of the lead's location. */
export const clockConfig = z
  .strictObject({
    warnMinutes: minutes.default(15).meta({
      description: 'After this time without an answer, the person who has a lead is warned; null warns nobody',
      unit: 'minutes of opening hours',
    }),
    reassignMinutes: minutes.default(20).meta({
      description:
        'After this time without an answer, a lead goes to somebody else whom the routing rules choose; null leaves it',
      unit: 'minutes of opening hours',
    }),
    overdueMinutes: minutes.default(120).meta({
      description: 'After this time without an answer, a lead is overdue; null for no limit',
      unit: 'minutes of opening hours',
    }),
    escalation: z.enum(['managers', 'managersAndOwners', 'none']).default('managers').meta({
      description:
        'Who is told of an overdue lead besides the person who has it. With `managers`, owners are told if no manager sees the lead',
    }),
  })
  .prefault({})
  .refine(({ warnMinutes, reassignMinutes }) => (warnMinutes ?? 0) < (reassignMinutes ?? Number.POSITIVE_INFINITY), {
    message: 'warnMinutes must be less than reassignMinutes',
  });

export type ClockConfig = z.output<typeof clockConfig>;

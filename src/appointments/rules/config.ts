import { z } from 'zod';

export const appointmentsConfig = z.strictObject({
  booking: z.enum(['slots', 'wishes', 'none']).default('slots').meta({
    description:
      "What the test-drive form takes: 'slots' books a time at once, 'wishes' asks the dealer for one, 'none' leaves the form out",
    spec: 'B1.06',
  }),
  occasion: z.enum(['testDrive', 'testRide', 'viewing']).default('testDrive').meta({
    description: 'What a shopper comes for, as the words of the form have it; nobody drives a caravan',
    spec: 'B1.06',
  }),
  slotMinutes: z.int().min(10).max(240).default(30).meta({
    description: 'How long an appointment takes, and how far apart they begin from opening on',
    unit: 'minutes',
    spec: 'D.22',
  }),
  noticeHours: z.int().min(0).max(168).default(2).meta({
    description: 'How long before an appointment it can still be booked',
    unit: 'hours',
    spec: 'D.22',
  }),
  daysAhead: z.int().min(1).max(42).default(14).meta({
    description: 'How many days from today on can be booked, today included',
    unit: 'days',
    spec: 'D.22',
  }),
  placesPerSlot: z.int().min(1).max(20).default(1).meta({
    description: 'How many shoppers a location receives at a time, each with another vehicle',
    spec: 'D.22',
  }),
  visitsPerPerson: z.int().min(1).max(50).default(3).meta({
    description: 'How many visits one phone number or email address can have before it at a time',
    unit: 'visits',
    spec: 'D.22',
  }),
});

export type AppointmentsConfig = z.output<typeof appointmentsConfig>;

export type SlotConfig = Pick<AppointmentsConfig, 'slotMinutes' | 'noticeHours' | 'daysAhead' | 'placesPerSlot'>;

import { z } from 'zod';

export const appointmentsConfig = z.strictObject({
  booking: z.enum(['slots', 'wishes', 'none']).default('slots').meta({
    description:
      'What shoppers do with the test-drive form: book a time straight away (`slots`), or ask the dealer for a time (`wishes`). With `none`, the site has no such form',
    spec: 'B1.06',
  }),
  occasion: z.enum(['testDrive', 'testRide', 'viewing']).default('testDrive').meta({
    description:
      "What the form calls the visit: a test drive, a test ride, or a viewing for vehicles that can't be driven, such as caravans",
    spec: 'B1.06',
  }),
  slotMinutes: z.int().min(10).max(240).default(30).meta({
    description:
      'Length of an appointment. The first starts at opening time, and each of the others when the one before ends',
    unit: 'minutes',
    spec: 'D.22',
  }),
  noticeHours: z.int().min(0).max(168).default(2).meta({
    description: 'How long before its start an appointment can still be booked',
    unit: 'hours',
    spec: 'D.22',
  }),
  daysAhead: z.int().min(1).max(42).default(14).meta({
    description: 'How many days ahead shoppers can book, counting today',
    unit: 'days',
    spec: 'D.22',
  }),
  placesPerSlot: z.int().min(1).max(20).default(1).meta({
    description: 'Number of shoppers that can book the same time at a location, each for a different vehicle',
    spec: 'D.22',
  }),
  visitsPerPerson: z.int().min(1).max(50).default(3).meta({
    description: 'Number of upcoming visits that one phone number or email address can have booked',
    unit: 'visits',
    spec: 'D.22',
  }),
});

export type AppointmentsConfig = z.output<typeof appointmentsConfig>;

export type SlotConfig = Pick<AppointmentsConfig, 'slotMinutes' | 'noticeHours' | 'daysAhead' | 'placesPerSlot'>;

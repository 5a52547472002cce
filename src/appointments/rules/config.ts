import { z } from 'zod';

export const appointmentsConfig = z.strictObject({
  booking: z.enum(['slots', 'wishes', 'none']).default('slots').meta({
    description:
      "How the test-drive form works: 'slots' books a time straight away, 'wishes' asks the dealer for one, 'none' omits the form",
    spec: 'B1.06',
  }),
  occasion: z.enum(['testDrive', 'testRide', 'viewing']).default('testDrive').meta({
    description:
      'What the form calls a visit: a test drive, a test ride, or a viewing for vehicles nobody drives, such as caravans',
    spec: 'B1.06',
  }),
  slotMinutes: z.int().min(10).max(240).default(30).meta({
    description: 'Length of an appointment, and the interval between starts from opening time',
    unit: 'minutes',
    spec: 'D.22',
  }),
  noticeHours: z.int().min(0).max(168).default(2).meta({
    description: 'Shortest notice for a booking',
    unit: 'hours',
    spec: 'D.22',
  }),
  daysAhead: z.int().min(1).max(42).default(14).meta({
    description: 'Number of bookable days, including today',
    unit: 'days',
    spec: 'D.22',
  }),
  placesPerSlot: z.int().min(1).max(20).default(1).meta({
    description: 'Shoppers per location at the same time, each with a different vehicle',
    spec: 'D.22',
  }),
  visitsPerPerson: z.int().min(1).max(50).default(3).meta({
    description: 'Upcoming visits per phone number or email address',
    unit: 'visits',
    spec: 'D.22',
  }),
});

export type AppointmentsConfig = z.output<typeof appointmentsConfig>;

export type SlotConfig = Pick<AppointmentsConfig, 'slotMinutes' | 'noticeHours' | 'daysAhead' | 'placesPerSlot'>;

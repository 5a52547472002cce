import type { DemoOpening } from './dealer.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** If `saturday` is null, the location is closed on Saturday. `lunch` is the break from Monday to Friday. */
export const openAt = (
  weekday: readonly [string, string],
  saturday: readonly [string, string] | null,
  sunday: 'closed' | 'by appointment' = 'closed',
  lunch?: readonly [string, string],
): readonly DemoOpening[] => [
  ...weekdays.map((day) => ({ day, opens: weekday[0], closes: weekday[1], lunch })),
  saturday ? { day: 'sat', opens: saturday[0], closes: saturday[1] } : { day: 'sat' },
  sunday === 'closed' ? { day: 'sun' } : { day: 'sun', byAppointment: true },
];

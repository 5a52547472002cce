import type { BookingFault } from '../rules/choose-booking.ts';

const words: Readonly<Record<BookingFault, string>> = {
  otherDay: 'Please choose a time on the day that you chose.',
  tooSoon: 'That time is too soon, or over. Please choose a later one.',
  noSlot: 'There is no appointment at that time. Please choose another.',
  taken: 'That time has just been booked by somebody else. Please choose another: those shown are still free.',
  tooMany:
    'You have as many visits booked here as we keep for one person. Please cancel one by the link in its mail first, or ask us to call you.',
};

/** Why a time could not be booked, in words for the person who wanted it. @spec D.22 */
export const describeBookingFault = (fault: BookingFault): string => words[fault];

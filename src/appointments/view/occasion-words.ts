import type { AppointmentsConfig } from '../rules/config.ts';

export interface OccasionWords {
  /** 'Book a test drive' */
  readonly heading: string;
  /** The button, as the specification writes it: 'Book a Test Drive'. @spec B2.25 */
  readonly buttonLabel: string;
  /** 'Test drive' */
  readonly noun: string;
  /** What is asked for where no time is booked: 'Ask for a test drive'. */
  readonly wishLabel: string;
  /** What to bring along; null for nothing. */
  readonly reminder: string | null;
}

const licence = 'Please bring your driver licence.';

const wordsOf: Readonly<Record<AppointmentsConfig['occasion'], OccasionWords>> = {
  testDrive: {
    heading: 'Book a test drive',
    buttonLabel: 'Book a Test Drive',
    noun: 'Test drive',
    wishLabel: 'Ask for a test drive',
    reminder: licence,
  },
  testRide: {
    heading: 'Book a test ride',
    buttonLabel: 'Book a Test Ride',
    noun: 'Test ride',
    wishLabel: 'Ask for a test ride',
    reminder: licence,
  },
  viewing: {
    heading: 'Book a viewing',
    buttonLabel: 'Book a Viewing',
    noun: 'Viewing',
    wishLabel: 'Ask for a viewing',
    reminder: null,
  },
};

/** The words of a site's occasion. @spec B1.06 */
export const getOccasionWords = ({ occasion }: Pick<AppointmentsConfig, 'occasion'>): OccasionWords =>
  wordsOf[occasion];

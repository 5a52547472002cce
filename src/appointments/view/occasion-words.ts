import type { AppointmentsConfig } from '../rules/config.ts';

export interface OccasionWords {
  readonly heading: string;
  /** @spec B2.25 */
  readonly buttonLabel: string;
  readonly noun: string;
  readonly wishLabel: string;
  readonly reminder: string | null;
}

const licence = 'Please bring your driver licence.';

const wordsOf: Readonly<Record<AppointmentsConfig['occasion'], OccasionWords>> = {
  testDrive: {
    heading: 'Book a test drive',
    buttonLabel: 'Book a Test Drive',
    noun: 'Test drive',
    wishLabel: 'Request a test drive',
    reminder: licence,
  },
  testRide: {
    heading: 'Book a test ride',
    buttonLabel: 'Book a Test Ride',
    noun: 'Test ride',
    wishLabel: 'Request a test ride',
    reminder: licence,
  },
  viewing: {
    heading: 'Book a viewing',
    buttonLabel: 'Book a Viewing',
    noun: 'Viewing',
    wishLabel: 'Request a viewing',
    reminder: null,
  },
};

/** @spec B1.06 */
export const getOccasionWords = ({ occasion }: Pick<AppointmentsConfig, 'occasion'>): OccasionWords =>
  wordsOf[occasion];

import type { FormKindName } from '../rules/form-kinds.ts';

/** What follows when a form was sent. @spec L4.06 */
export interface SuccessView {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
}

interface SuccessWords {
  readonly title: string;
  /** What happens first, for the kind that was sent. */
  readonly first: string;
  readonly next: string;
}

const general: SuccessWords = {
  title: 'Thank you, we have your message',
  first: 'Somebody who knows the answer reads it, usually within one working day.',
  next: 'We ring or write to you by the number or address that you gave us.',
};

const vehicle: SuccessWords = {
  title: 'Thank you, we have your enquiry',
  first: 'The people who have the vehicle in front of them read it, usually within one working day.',
  next: 'We answer by the number or address that you gave us, and tell you if somebody else is looking at it too.',
};

const ofKind: Readonly<Partial<Record<FormKindName, SuccessWords>>> = {
  enquiry: vehicle,
  photoRequest: {
    title: 'Thank you, photos are on their way',
    first: 'Somebody walks out to the vehicle and takes them, usually within one working day.',
    next: 'We send them to the address that you gave us. Say so if there is a corner that you want to see closely.',
  },
  findSimilar: {
    title: 'Thank you, we are looking',
    first: 'We look through what is here, what is on its way and what has not been listed yet.',
    next: 'We ring or write when we have found something like it, or to say that we have not.',
  },
  finance: {
    title: 'Thank you, we have your finance enquiry',
    first: 'A finance person reads it, usually within one working day. Nothing has gone to a lender.',
    next: 'We go through what you need together. An application is made only after you have said yes to one.',
  },
  service: {
    title: 'Thank you, we have your booking request',
    first: 'The workshop looks for a place for it. Until we have rung you, no time is booked.',
    next: 'We ring with a day, a time and what the work costs.',
  },
  testDrive: {
    title: 'Thank you, we have your booking',
    first: 'A time that you chose is yours: the confirmation is on its way to your email address.',
    next: 'If you left the time open, we ring or write and find one with you.',
  },
  tradeIn: {
    title: 'Thank you, we have your car',
    first: 'Somebody who buys cars reads what you told us, usually within one working day.',
    next: 'We ring or write to agree on a time to look at it together. You are bound to nothing before you sign.',
  },
  leadForm: {
    title: general.title,
    first: 'We look through what is here, what is on its way and what has not been listed yet.',
    next: 'We ring or write when we have found what fits, or to say that we have not.',
  },
  careers: {
    title: 'Thank you, we have your application',
    first: 'Whoever would work with you reads it, usually within a week.',
    next: 'You hear from us either way.',
  },
};

/** The page after a form: what happens next, for its kind. It is the same for everybody, so it names nobody. @spec L4.06 */
export const buildSuccessView = (siteName: string, form: FormKindName | null = null): SuccessView => {
  const { title, first, next } = (form === null ? undefined : ofKind[form]) ?? general;
  return {
    title,
    lead: `It is with the people of ${siteName} now.`,
    steps: [first, next, 'If it cannot wait, call us and say that you have written.'],
  };
};

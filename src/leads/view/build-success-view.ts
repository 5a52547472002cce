import type { SuccessName } from '../rules/success-name.ts';

/** The page after a form: what happens next. @spec L4.06 */
export interface SuccessView {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
}

interface SuccessWords {
  readonly title: string;
  readonly first: string;
  readonly next: string;
}

const general: SuccessWords = {
  title: 'Thank you, we have your message',
  first: 'We’ll read it and find who can best answer you.',
  next: 'We’ll call or write to you using the details you gave us.',
};

const search = 'We’ll look through what’s here, what’s on its way and what isn’t listed yet.';

const ofName: Readonly<Partial<Record<SuccessName, SuccessWords>>> = {
  enquiry: {
    title: 'Thank you, we have your enquiry',
    first: 'We’ll check on the vehicle for you. It isn’t held for you in the meantime.',
    next: general.next,
  },
  photoRequest: {
    title: 'Thank you, we have your photo request',
    first: 'We’ll get the photos together.',
    next: 'We’ll send them using the details you gave us. If you’d like a close-up of something, give us a call.',
  },
  findSimilar: {
    title: 'Thank you, we have your request',
    first: search,
    next: 'We’ll call or write to tell you what we find.',
  },
  finance: {
    title: 'Thank you, we have your finance enquiry',
    first: 'We’ll read it and call or write to you. Nothing has gone to a lender.',
    next: 'We only apply for a loan once you’ve said yes to one.',
  },
  service: {
    title: 'Thank you, we have your booking request',
    first: 'No time is booked yet: the workshop has to find one.',
    next: 'We’ll call you to agree on a day, a time and a price.',
  },
  testDrive: {
    title: 'Thank you, we have your request',
    first: 'No time is booked yet.',
    next: 'We’ll call or write to find one with you.',
  },
  bookedTime: {
    title: 'Thank you, your time is booked',
    first: 'A confirmation is on its way to your email address, with a file for your calendar.',
    next: 'If you can’t come, please cancel with the link in that email so somebody else can have the time.',
  },
  tradeIn: {
    title: 'Thank you, we have your car’s details',
    first: 'We’ll go through what you told us about it.',
    next: 'We’ll call or write to find a time to look at it with you. You’re not committed to anything.',
  },
  leadForm: { title: general.title, first: search, next: 'We’ll call or write to tell you what we find.' },
  careers: {
    title: 'Thank you, we have your details',
    first: 'We’ll pass them to the people you’d work with.',
    next: 'If there’s a role for you, we’ll call or write.',
  },
};

/** Anyone can open the page directly, so its words must hold without a form too. */
const unnamed = (siteName: string): Pick<SuccessView, 'title' | 'lead'> => ({
  title: 'Thanks for getting in touch',
  lead: `If you’ve just sent a form to ${siteName}, we have it.`,
});

/**
 * Builds the page after a form. It is the same for everyone, so it names nobody and claims only what happened.
 * @param name null when no form is known to have been sent
 * @spec L4.06
 */
export const buildSuccessView = (siteName: string, name: SuccessName | null): SuccessView => {
  const { title, first, next } = (name === null ? undefined : ofName[name]) ?? general;
  return {
    ...(name === null ? unnamed(siteName) : { title, lead: `${siteName} has what you sent.` }),
    steps: [first, next, 'If it can’t wait, give us a call and mention that you’ve written.'],
  };
};

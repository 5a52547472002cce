import type { SuccessName } from '../rules/success-name.ts';

/** @spec L4.06 */
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
  title: 'Thanks, we’ve got your message',
  first: 'We’ll get it to the right person.',
  next: 'We’ll call, text or email you using the details you gave us.',
};

const search = 'We’ll check what’s in stock, what’s on its way and what isn’t listed yet.';

const ofName: Readonly<Partial<Record<SuccessName, SuccessWords>>> = {
  enquiry: {
    title: 'Thanks, we’ve got your enquiry',
    first: 'We’ll check on the vehicle for you. It isn’t on hold in the meantime.',
    next: general.next,
  },
  photoRequest: {
    title: 'Thanks, we’ve got your photo request',
    first: 'We’ll get the photos ready.',
    next: 'We’ll send them using the details you gave us. Want a close-up of something? Give us a call.',
  },
  findSimilar: {
    title: 'Thanks, we’ve got your request',
    first: search,
    next: 'We’ll call, text or email to tell you what we find.',
  },
  finance: {
    title: 'Thanks, we’ve got your finance enquiry',
    first: 'We’ll call, text or email you. Nothing has gone to a lender.',
    next: 'We’ll only apply for a loan once you say yes.',
  },
  service: {
    title: 'Thanks, we’ve got your booking request',
    first: 'You don’t have a booking yet: the workshop needs to find you a time.',
    next: 'We’ll call you to agree on a day, time and price.',
  },
  testDrive: {
    title: 'Thanks, we’ve got your request',
    first: 'You don’t have a booking yet.',
    next: 'We’ll call, text or email you to find a time.',
  },
  bookedTime: {
    title: 'Thanks, your booking is confirmed',
    first: 'A confirmation is on its way to your inbox, with a file for your calendar.',
    next: 'Can’t make it? Please cancel using the link in the confirmation so someone else can take your spot.',
  },
  tradeIn: {
    title: 'Thanks, we’ve got your car’s details',
    first: 'We’ll go through the details you gave us.',
    next: 'We’ll call, text or email you to arrange an inspection. There’s no obligation.',
  },
  leadForm: { title: general.title, first: search, next: 'We’ll call, text or email to tell you what we find.' },
  careers: {
    title: 'Thanks, we’ve got your details',
    first: 'We’ll pass them on to the team you’d work with.',
    next: 'If there’s a role for you, we’ll be in touch.',
  },
};

/** This text must be true even if no form was sent, because a visitor can open the page directly. */
const unnamed = (siteName: string): Pick<SuccessView, 'title' | 'lead'> => ({
  title: 'Thanks for getting in touch',
  lead: `If you’ve just sent ${siteName} a form, we’ve got it.`,
});

/**
 * @param name null if no form is known to have been sent
 * @spec L4.06
 */
export const buildSuccessView = (siteName: string, name: SuccessName | null): SuccessView => {
  const { title, first, next } = (name === null ? undefined : ofName[name]) ?? general;
  return {
    ...(name === null ? unnamed(siteName) : { title, lead: `It’s with the team at ${siteName}.` }),
    steps: [first, next, 'In a hurry? Give us a call and mention you’ve been in touch online.'],
  };
};

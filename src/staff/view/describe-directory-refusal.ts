import type { DirectoryRefusal } from '../rules/directory/directory-refusal.ts';
import type { DirectorySite } from '../rules/directory/directory-site.ts';

type Words = (site: DirectorySite) => string;

const words: Readonly<Record<DirectoryRefusal, Words>> = {
  cancelled: ({ directory }) => `${directory.name} didn’t sign you in.`,
  wrong: ({ directory }) => `The answer of ${directory.name} doesn’t belong to this sign-in. Please try again.`,
  over: () => 'This sign-in took too long, or began in another browser. Please try again.',
  oldLogin: ({ directory }) => `${directory.name} didn’t ask you to sign in again. Please try again.`,
  otherPerson: ({ directory }) => `That is somebody else’s account at ${directory.name}.`,
  otherOrganisation: ({ name }) => `That account isn’t one of ${name}.`,
  noEmail: ({ directory }) => `${directory.name} gave us no email address for you. Ask its administrator.`,
  unverifiedEmail: ({ directory }) => `${directory.name} hasn’t verified your email address. Ask its administrator.`,
  otherDomain: ({ name }) => `Your email address isn’t one of ${name}.`,
  otherSubject: () =>
    'Your email address belonged to somebody else here. Ask the server’s administrator to invite you again.',
  left: ({ name }) => `You no longer work at ${name}. Ask an owner to invite you again.`,
  unknown: ({ name }) => `You don’t work at ${name} yet. Ask an owner to invite you.`,
};

export const describeDirectoryRefusal = (reason: DirectoryRefusal, site: DirectorySite): string => words[reason](site);

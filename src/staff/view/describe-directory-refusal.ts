import type { DirectoryRefusal } from '../rules/directory/directory-refusal.ts';
import type { DirectorySite } from '../rules/directory/directory-site.ts';

type Words = (site: DirectorySite) => string;

const words: Readonly<Record<DirectoryRefusal, Words>> = {
  cancelled: ({ directory }) => `${directory.name} didn’t sign you in.`,
  wrong: ({ directory }) => `The response from ${directory.name} doesn’t match this sign-in. Please try again.`,
  over: () => 'This sign-in took too long or was started in another browser. Please try again.',
  oldLogin: ({ directory }) => `${directory.name} didn’t ask you to sign in again. Please try again.`,
  otherPerson: ({ directory }) => `That ${directory.name} account belongs to someone else.`,
  otherOrganisation: ({ name }) => `That account doesn’t belong to ${name}.`,
  noEmail: ({ directory }) =>
    `${directory.name} didn’t give us your email address. Ask your ${directory.name} administrator.`,
  unverifiedEmail: ({ directory }) =>
    `${directory.name} hasn’t verified your email address. Ask your ${directory.name} administrator.`,
  otherDomain: ({ name }) => `Your email address doesn’t belong to ${name}.`,
  otherSubject: () =>
    'Your email address used to belong to someone else here. Ask the server’s administrator to invite you again.',
  left: ({ name }) => `You no longer have access to ${name}’s desk. Ask an owner to invite you again.`,
  unknown: ({ name }) => `You don’t have access to ${name}’s desk yet. Ask an owner to invite you.`,
};

export const describeDirectoryRefusal = (reason: DirectoryRefusal, site: DirectorySite): string => words[reason](site);

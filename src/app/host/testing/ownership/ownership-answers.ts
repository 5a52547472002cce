import type { OwnershipAnswers } from './ownership-row.ts';

/** Who is not the owner is told that there is no such thing. */
export const hidden = (owner: number | string): OwnershipAnswers => ({
  owner,
  stranger: 404,
  twin: 404,
  apart: 404,
  nobody: 404,
});
/** Everybody gets the same, each with what is their own. */
export const alike = (answer: number | string): OwnershipAnswers => ({
  owner: answer,
  stranger: answer,
  twin: answer,
  apart: answer,
  nobody: answer,
});
/** Who has not signed in is asked to. */
export const signedIn = (answer: number | string, otherwise: number | string): OwnershipAnswers => ({
  ...alike(answer),
  apart: otherwise,
  nobody: otherwise,
});

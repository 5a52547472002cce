import type { OwnershipAnswers } from './ownership-row.ts';

/** Callers other than the owner get notFound. */
export const hidden = (owner: number | string): OwnershipAnswers => ({
  owner,
  stranger: 404,
  twin: 404,
  apart: 404,
  nobody: 404,
});
/** Everybody gets the same answer, with their own data. */
export const alike = (answer: number | string): OwnershipAnswers => ({
  owner: answer,
  stranger: answer,
  twin: answer,
  apart: answer,
  nobody: answer,
});
/** A caller who isn't signed in is asked to sign in. */
export const signedIn = (answer: number | string, otherwise: number | string): OwnershipAnswers => ({
  ...alike(answer),
  apart: otherwise,
  nobody: otherwise,
});

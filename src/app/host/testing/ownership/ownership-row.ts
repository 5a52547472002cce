import type { ActorName } from './open-actors.ts';
import type { Owned } from './own-everything.ts';

export interface OwnershipCall {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

export type OwnershipAnswers = Readonly<Record<ActorName, number | string>>;

export type OwnershipRow =
  /** A route without visitor data, with the reason and for some routes a sample call. */
  | { readonly kind: 'none'; readonly because: string; readonly call?: OwnershipCall }
  /** A route with visitor data, called with the owner's ids. Other actors must get none of the owner's data. */
  | {
      readonly kind: 'owned';
      readonly call: (owned: Owned) => OwnershipCall;
      readonly answers: OwnershipAnswers;
      /** True when the owner's answer contains their data. */
      readonly isShown?: true;
    };

export const none = (because: string, call?: OwnershipCall): OwnershipRow =>
  call === undefined ? { kind: 'none', because } : { kind: 'none', because, call };

/** Builds answers where everyone except the owner gets 404. */
export const hidden = (owner: number | string): OwnershipAnswers => ({
  owner,
  stranger: 404,
  twin: 404,
  apart: 404,
  nobody: 404,
});
/** Builds answers where everybody gets the same status or redirect, with their own data. */
export const alike = (answer: number | string): OwnershipAnswers => ({
  owner: answer,
  stranger: answer,
  twin: answer,
  apart: answer,
  nobody: answer,
});
/** Builds answers where callers who aren't signed in get `otherwise`. */
export const signedIn = (answer: number | string, otherwise: number | string): OwnershipAnswers => ({
  ...alike(answer),
  apart: otherwise,
  nobody: otherwise,
});

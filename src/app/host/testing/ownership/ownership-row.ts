import type { ActorName } from './open-actors.ts';
import type { Owned } from './own-everything.ts';

/** A request to a route; fields are sent as form or JSON. */
export interface OwnershipCall {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

export type OwnershipAnswers = Readonly<Record<ActorName, number | string>>;

export type OwnershipRow =
  /** No relation, with a short reason; a non-GET route also has a sample call. */
  | { readonly kind: 'none'; readonly because: string; readonly call?: OwnershipCall }
  /** Called with the owner's names; others must get nothing of it. */
  | {
      readonly kind: 'owned';
      readonly call: (owned: Owned) => OwnershipCall;
      readonly answers: OwnershipAnswers;
      /** True when the owner's answer contains their data. */
      readonly isShown?: true;
    };

/** Builds the row of a route without visitor data. */
export const none = (because: string, call?: OwnershipCall): OwnershipRow =>
  call === undefined ? { kind: 'none', because } : { kind: 'none', because, call };

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

import type { ActorName } from './open-actors.ts';
import type { Owned } from './own-everything.ts';

/** What is sent to a route; its fields go as a form, or as JSON. */
export interface OwnershipCall {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

/** The status that each actor is answered with, or where they are led instead. */
export type OwnershipAnswers = Readonly<Record<ActorName, number | string>>;

/** A route and what it has to do with what belongs to visitors. */
export type OwnershipRow =
  /** Nothing: the reason in a few words, and for one that is no GET what a browser sends to it. */
  | { readonly kind: 'none'; readonly because: string; readonly call?: OwnershipCall }
  /** It is called with the owner's names; who is not the owner has none of it. */
  | {
      readonly kind: 'owned';
      readonly call: (owned: Owned) => OwnershipCall;
      readonly answers: OwnershipAnswers;
      /** Whether the owner's own answer holds what is theirs. */
      readonly isShown?: true;
    };

/** A row of a route that has to do with nobody in particular. */
export const none = (because: string, call?: OwnershipCall): OwnershipRow =>
  call === undefined ? { kind: 'none', because } : { kind: 'none', because, call };

import type { ActorName } from './open-actors.ts';
import type { Owned } from './own-everything.ts';

export interface OwnershipCall {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

export type OwnershipAnswers = Readonly<Record<ActorName, number | string>>;

export type OwnershipRow =
  | { readonly kind: 'none'; readonly because: string; readonly call?: OwnershipCall }
  | {
      readonly kind: 'owned';
      readonly call: (owned: Owned) => OwnershipCall;
      readonly answers: OwnershipAnswers;
      readonly isShown?: true;
    };

export const none = (because: string, call?: OwnershipCall): OwnershipRow =>
  call === undefined ? { kind: 'none', because } : { kind: 'none', because, call };

export const hidden = (owner: number | string): OwnershipAnswers => ({
  owner,
  stranger: 404,
  twin: 404,
  apart: 404,
  nobody: 404,
});
export const alike = (answer: number | string): OwnershipAnswers => ({
  owner: answer,
  stranger: answer,
  twin: answer,
  apart: answer,
  nobody: answer,
});
export const signedIn = (answer: number | string, otherwise: number | string): OwnershipAnswers => ({
  ...alike(answer),
  apart: otherwise,
  nobody: otherwise,
});

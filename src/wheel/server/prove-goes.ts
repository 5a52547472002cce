import { drawSlice } from '../rules/draw-slice.ts';
import { isDigestOf } from './digest-go.ts';
import type { KeptGo } from './go-store.ts';

type Checked = Omit<KeptGo, 'firstName' | 'email' | 'visitorUuid' | 'leadUuid' | 'redeemedAt'>;

/** Whether what is kept of a turn is what its number says, by the wheel as it stood: a code is there where something was won. */
const isWellDrawn = ({ slices, number, prizeKey, words, isPrize, code }: Checked): boolean => {
  try {
    const drawn = drawSlice(slices, number);
    const isSame = drawn.key === prizeKey && drawn.words === words && drawn.isPrize === isPrize;
    return isSame && (code !== null) === isPrize;
  } catch {
    return false;
  }
};

/**
 * What is wrong with the book of a campaign, turn by turn in their order: a number that gives another prize, a row that was changed,
 * and one that is missing. @spec L2.15
 */
export const listProofFaults = (goes: readonly Checked[]): readonly string[] => {
  let [digest, sequence] = ['', 0];
  return goes.flatMap((go) => {
    const isNext = go.sequence === sequence + 1;
    const isSame = isDigestOf(go.digest, digest, go);
    [digest, sequence] = [go.digest, go.sequence];
    return [
      ...(isNext ? [] : [`Before turn ${go.sequence} one is missing.`]),
      ...(isSame ? [] : [`Turn ${go.sequence} is not as it was written.`]),
      ...(isWellDrawn(go) ? [] : [`Turn ${go.sequence}: its number is not on its prize.`]),
    ];
  });
};

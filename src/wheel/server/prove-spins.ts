import { drawSlice } from '../rules/draw-slice.ts';
import { isDigestOf } from './digest-spin.ts';
import type { StoredSpin } from './spin-store.ts';

type Checked = Omit<StoredSpin, 'firstName' | 'email' | 'visitorUuid' | 'leadUuid' | 'redeemedAt'>;

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
export const listProofFaults = (spins: readonly Checked[]): readonly string[] => {
  let [digest, sequence] = ['', 0];
  return spins.flatMap((spin) => {
    const isNext = spin.sequence === sequence + 1;
    const isSame = isDigestOf(spin.digest, digest, spin);
    [digest, sequence] = [spin.digest, spin.sequence];
    return [
      ...(isNext ? [] : [`Before turn ${spin.sequence} one is missing.`]),
      ...(isSame ? [] : [`Turn ${spin.sequence} is not as it was written.`]),
      ...(isWellDrawn(spin) ? [] : [`Turn ${spin.sequence}: its number is not on its prize.`]),
    ];
  });
};

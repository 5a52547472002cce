import { drawSlice } from '../rules/draw-slice.ts';
import { isDigestOf } from './digest-spin.ts';
import type { StoredSpin } from './spin-store.ts';

type Checked = Omit<StoredSpin, 'firstName' | 'email' | 'visitorUuid' | 'leadUuid' | 'redeemedAt'>;

/** True if a spin's number gives its prize on the wheel at that moment, and only a prize has a code. */
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
 * Lists the problems of a campaign's book, spin by spin: a missing row, a changed row, or a number that gives another
 * prize. @spec L2.15
 */
export const listProofFaults = (spins: readonly Checked[]): readonly string[] => {
  let [digest, sequence] = ['', 0];
  return spins.flatMap((spin) => {
    const isNext = spin.sequence === sequence + 1;
    const isSame = isDigestOf(spin.digest, digest, spin);
    [digest, sequence] = [spin.digest, spin.sequence];
    return [
      ...(isNext ? [] : [`A spin is missing before spin ${spin.sequence}.`]),
      ...(isSame ? [] : [`Spin ${spin.sequence} has changed since it was recorded.`]),
      ...(isWellDrawn(spin) ? [] : [`Spin ${spin.sequence}: its number doesn’t match its prize.`]),
    ];
  });
};

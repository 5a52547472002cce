import { drawSlice } from '../rules/draw-slice.ts';
import { isDigestOf } from './digest-spin.ts';
import type { StoredSpin } from './spin-store.ts';

type Checked = Omit<StoredSpin, 'firstName' | 'email' | 'visitorUuid' | 'leadUuid' | 'redeemedAt'>;

const isWellDrawn = ({ slices, number, prizeKey, words, isPrize, code }: Checked): boolean => {
  try {
    const drawn = drawSlice(slices, number);
    const isSame = drawn.key === prizeKey && drawn.words === words && drawn.isPrize === isPrize;
    return isSame && (code !== null) === isPrize;
  } catch {
    return false;
  }
};

/** @spec L2.15 */
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

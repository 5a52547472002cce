interface Watched {
  readonly isSaved: boolean;
  readonly isOffered: boolean;
}

/** @spec B4.37, B4.38 */
export const chooseWatchLabel = ({ isSaved, isOffered }: Watched): 'Saved' | 'Save' | null => {
  if (isSaved) return 'Saved';
  return isOffered ? 'Save' : null;
};

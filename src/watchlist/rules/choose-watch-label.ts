interface Watched {
  readonly isSaved: boolean;
  readonly isOffered: boolean;
}

/**
 * Null for no button. A saved vehicle shows 'Saved' even once it's sold; a sold one can't be saved.
 * @spec B4.37, B4.38
 */
export const chooseWatchLabel = ({ isSaved, isOffered }: Watched): 'Saved' | 'Save' | null => {
  if (isSaved) return 'Saved';
  return isOffered ? 'Save' : null;
};

interface Watched {
  readonly isSaved: boolean;
  /** Whether the vehicle can still be bought and saved. */
  readonly isOffered: boolean;
}

/**
 * What the watchlist's button of a vehicle says; null for no button. What is saved shows 'Saved' even once it is sold, and what is
 * sold can not be saved any more.
 * @spec B4.37, B4.38
 */
export const chooseWatchLabel = ({ isSaved, isOffered }: Watched): 'Saved' | 'Save' | null => {
  if (isSaved) return 'Saved';
  return isOffered ? 'Save' : null;
};

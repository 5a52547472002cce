export type WatchAction = 'save' | 'remove';

/** @spec B3.18, B4.35, B4.36 */
export const changeWatched = (ids: readonly number[], action: WatchAction, id: number): readonly number[] => {
  const others = ids.filter((other) => other !== id);
  return action === 'save' ? [id, ...others] : others;
};

import { useState } from 'react';
import { mostFavourites } from '#src/favourites/rules/entries.ts';
import { getStoredLists, useEntries } from '#src/favourites/web/stored-lists.ts';
import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import buttons from '#src/ui/button.module.css';
import { takeOver } from '#src/watchlist/web/ask-watchlist.ts';
import styles from './take-over.module.css';

interface TakeOverProps {
  readonly siteSlug: string;
  readonly phone: string;
  readonly noun: Noun;
}

const problems = {
  full: 'Your watchlist is full. Remove something first.',
  failed: 'We couldn’t add to your watchlist. Please try again.',
} as const;

/** @spec B1.15 */
export const TakeOver = ({ siteSlug, phone, noun }: TakeOverProps) => {
  const favourites = getStoredLists(siteSlug).favourites;
  const entries = useEntries(favourites);
  const [state, setState] = useState<'offered' | 'busy' | keyof typeof problems>('offered');
  if (entries.length === 0) return null;
  const take = async (): Promise<void> => {
    setState('busy');
    const asked = entries.slice(0, mostFavourites).map(({ id }) => id);
    try {
      const taken = await takeOver(phone, asked);
      // Unless the watchlist is full, also removes ids that the site doesn't know: they could never be moved.
      const settled = taken.is_full ? taken.car_ids : asked;
      favourites.change((kept) => kept.filter(({ id }) => !settled.includes(id)));
      if (taken.car_ids.length > 0) location.reload();
      else setState('full');
    } catch (error) {
      console.warn('watchlist', error);
      setState('failed');
    }
  };
  const count = formatCount(entries.length, noun);
  const them = entries.length === 1 ? 'it' : 'them';
  return (
    <section className={styles.offer} aria-labelledby="take-over">
      <div>
        <h2 id="take-over">{`You have ${count} saved in this browser`}</h2>
        <p role="status">
          {state === 'full' || state === 'failed'
            ? problems[state]
            : `Add ${them} to your watchlist to see ${them} on every device.`}
        </p>
      </div>
      <button type="button" className={buttons.filled} disabled={state === 'busy'} onClick={take}>
        {`Add ${them} to my watchlist`}
      </button>
    </section>
  );
};

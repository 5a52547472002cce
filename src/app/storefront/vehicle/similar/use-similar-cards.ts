import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SimilarView } from '#src/app/storefront/vehicle-card/similar-view.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/vehicle-card-view.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import { pagePaths } from '#src/lib/page-paths.ts';

/** How far below the screen similar vehicles begin to load. @spec B9.23 */
const loadingDistance = '500px';

interface SimilarCards {
  readonly region: RefObject<HTMLElement | null>;
  readonly cards: readonly VehicleCardView[];
  /** Until the cards are here, or cannot be had. */
  readonly isWaiting: boolean;
}

const loadCards = async (slug: string, signal: AbortSignal): Promise<readonly VehicleCardView[]> => {
  const response = await fetchInTime(pagePaths.similarVehicles(slug), signal);
  if (!response.ok) throw new Error(`similar vehicles answered ${response.status}`);
  return ((await response.json()) as SimilarView).cards;
};

/** Cards of similar vehicles, fetched once the region comes near; a failure leaves the link alone. @spec B9.23, B7.08 */
export const useSimilarCards = (slug: string, given: readonly VehicleCardView[]): SimilarCards => {
  const region = useRef<HTMLElement>(null);
  const [cards, setCards] = useState(given);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (element === null || given.length > 0) return;
    const abort = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        loadCards(slug, abort.signal).then(setCards, (error: unknown) => {
          if (abort.signal.aborted) return;
          setFailed(true);
          console.warn('similar vehicles', error);
        });
      },
      { rootMargin: `${loadingDistance} 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      abort.abort();
    };
  }, [slug, given]);
  return { region, cards, isWaiting: cards.length === 0 && !hasFailed };
};

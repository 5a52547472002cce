import { type RefObject, useEffect, useState } from 'react';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { useNear } from '#src/ui/late/use-near.ts';

interface LoadedCards {
  readonly region: RefObject<HTMLElement | null>;
  readonly cards: readonly VehicleCardView[];
  readonly isWaiting: boolean;
  readonly hasNone: boolean;
}

const load = async (slug: string, signal: AbortSignal): Promise<readonly VehicleCardView[]> => {
  const { loadCards } = await import('#src/app/storefront/vehicle-card/load-cards.ts');
  return loadCards(pagePaths.similarVehicles(slug), signal);
};

/** @spec B9.23, B7.08 */
export const useSimilarCards = (slug: string, given: readonly VehicleCardView[]): LoadedCards => {
  const { region, isNear } = useNear<HTMLElement>();
  const [cards, setCards] = useState(given);
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    if (!isNear || given.length > 0) return;
    const abort = new AbortController();
    const show = (found: readonly VehicleCardView[]): void => {
      setCards(found);
      setHasNone(found.length === 0);
    };
    load(slug, abort.signal).then(show, (error: unknown) => {
      if (abort.signal.aborted) return;
      setHasNone(true);
      console.warn('similar vehicles', error);
    });
    return () => abort.abort();
  }, [slug, given, isNear]);
  return { region, cards, isWaiting: cards.length === 0 && !hasNone, hasNone };
};

import { useEffect, useState } from 'react';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { VehicleCardView } from './build-vehicle-card.ts';
import { loadCards } from './load-cards.ts';

export type CardsState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly cards: readonly VehicleCardView[] };

const fetchCards = async (ids: readonly number[], signal: AbortSignal): Promise<readonly VehicleCardView[]> =>
  ids.length === 0 ? [] : loadCards(pagePaths.vehicleCards(ids), signal);

/** @spec B3.20, B3.21 */
export const useCards = (ids: readonly number[]): CardsState => {
  const [state, setState] = useState<CardsState>({ kind: 'loading' });
  const key = ids.join();
  useEffect(() => {
    const abort = new AbortController();
    fetchCards(key === '' ? [] : key.split(',').map(Number), abort.signal).then(
      (cards) => setState({ kind: 'loaded', cards }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('vehicle cards', error);
        setState({ kind: 'failed' });
      },
    );
    return () => abort.abort();
  }, [key]);
  return state;
};

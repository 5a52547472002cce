import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import type { WatchAction } from '../rules/change-watched.ts';

export interface WatchlistAnswer {
  readonly phone_number: string;
  readonly car_ids: readonly number[];
}

export type ChangeOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'failed'; readonly message: string };

export interface AskWatchlist {
  /** Returns null if the visitor isn't signed in. Rejects if there's no valid response. */
  readonly load: () => Promise<WatchlistAnswer | null>;
  readonly change: (action: WatchAction, phoneNumber: string, carId: number) => Promise<ChangeOutcome>;
}

const isWatchlist = shapes.record<WatchlistAnswer>({
  phone_number: shapes.text,
  car_ids: shapes.listOf(shapes.number),
});

const failed = 'We couldn’t reach your watchlist. Please try again.';

const post = (path: string, body: object): Promise<Response> =>
  fetchWithTimeout(path, undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const readMessage = (answer: unknown): string => {
  const { detail } = (answer ?? {}) as { readonly detail?: unknown };
  return typeof detail === 'string' ? detail : failed;
};

const isSuccess = (answer: unknown): boolean => (answer as { readonly success?: unknown } | null)?.success === true;

/** @spec B7.14, B7.16 */
export const askWatchlist: AskWatchlist = {
  load: async () => {
    const response = await fetchWithTimeout(apiPaths.watchlist);
    return response.status === 401 ? null : readAnswer(response, isWatchlist);
  },
  change: async (action, phoneNumber, carId) => {
    try {
      const path = action === 'save' ? apiPaths.watchlistSave : apiPaths.watchlistRemove;
      const response = await post(path, { phone_number: phoneNumber, car_id: carId });
      if (response.status === 401) return { kind: 'signedOut' };
      const answer: unknown = await response.json();
      return isSuccess(answer) ? { kind: 'done' } : { kind: 'failed', message: readMessage(answer) };
    } catch {
      return { kind: 'failed', message: failed };
    }
  },
};

interface TakenOver {
  readonly success: boolean;
  readonly car_ids: readonly number[];
  readonly is_full: boolean;
}

const isTakenOver = shapes.record<TakenOver>({
  success: shapes.flag,
  car_ids: shapes.listOf(shapes.number),
  is_full: shapes.flag,
});

/** @spec B1.15 */
export const takeOver = async (phoneNumber: string, carIds: readonly number[]): Promise<TakenOver> =>
  readAnswer(await post(apiPaths.watchlistTakeOver, { phone_number: phoneNumber, car_ids: carIds }), isTakenOver);

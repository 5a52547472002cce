import { changeWatched, type WatchAction } from '../rules/change-watched.ts';
import type { AskWatchlist, WatchlistAnswer } from './ask-watchlist.ts';
import type { Notes, WantedCar } from './create-notes.ts';

interface Surroundings {
  readonly ask: AskWatchlist;
  readonly notes: Notes;
  /** @spec B7.15 */
  readonly onFailure: 'keep' | 'rollback';
  readonly alert: (message: string) => void;
  readonly showChange: (action: WatchAction, car: WantedCar) => void;
  readonly goToSignIn: () => void;
}

export interface Watchlist {
  readonly getIds: () => readonly number[];
  readonly subscribe: (onChange: () => void) => () => void;
  readonly fill: (answer: WatchlistAnswer) => void;
  /**
   * Returns true if the server accepted the change. If nobody is signed in, opens the sign-in page and returns false.
   * @spec B4.35, B4.36
   */
  readonly change: (action: WatchAction, car: WantedCar) => Promise<boolean>;
}

const none: readonly number[] = [];

/** @spec B4.35, B4.36, B7.15 */
export const createWatchlist = (around: Surroundings): Watchlist => {
  const { ask, notes, onFailure, alert, showChange, goToSignIn } = around;
  const listeners = new Set<() => void>();
  let ids = none;
  let phoneNumber: string | null = null;
  let loading: Promise<void> | undefined;
  /** Changes are sent in order, because an earlier change that arrived late would undo a later one. */
  let lastSent: Promise<unknown> = Promise.resolve();

  const show = (next: readonly number[]): void => {
    ids = next;
    for (const listener of listeners) listener();
  };
  const fill = (answer: WatchlistAnswer): void => {
    phoneNumber = answer.phone_number;
    notes.noteOwner(true);
    show(answer.car_ids);
  };
  const forget = (): void => {
    phoneNumber = null;
    notes.noteOwner(false);
    show(none);
  };
  const load = async (): Promise<void> => {
    const answer = await ask.load();
    if (answer === null) forget();
    else fill(answer);
  };
  const loadOnce = (): Promise<void> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const signIn = (action: WatchAction, car: WantedCar): false => {
    if (action === 'save') notes.want(car);
    goToSignIn();
    return false;
  };

  const send = async (action: WatchAction, car: WantedCar, phone: string): Promise<boolean> => {
    const outcome = await ask.change(action, phone, car.id);
    if (outcome.kind === 'done') {
      showChange(action, car);
      return true;
    }
    if (outcome.kind === 'signedOut') {
      forget();
      loading = undefined;
      return signIn(action, car);
    }
    if (onFailure === 'rollback') show(changeWatched(ids, action === 'save' ? 'remove' : 'save', car.id));
    alert(outcome.message);
    return false;
  };

  const change: Watchlist['change'] = async (action, car) => {
    try {
      if (phoneNumber === null) await loadOnce();
    } catch {
      alert('We couldn’t reach your watchlist. Please try again.');
      return false;
    }
    if (phoneNumber === null) {
      loading = undefined;
      return signIn(action, car);
    }
    const phone = phoneNumber;
    show(changeWatched(ids, action, car.id));
    const sent = lastSent.then(() => send(action, car, phone));
    lastSent = sent;
    return sent;
  };

  /** @spec B2.11 */
  const start = async (): Promise<void> => {
    await loadOnce();
    const wanted = notes.takeWanted();
    if (wanted !== null && phoneNumber !== null) await change('save', wanted);
  };
  let isStarted = false;

  return {
    getIds: () => ids,
    subscribe: (onChange) => {
      listeners.add(onChange);
      if (!isStarted && phoneNumber === null && notes.hasOwner()) {
        start().catch((error: unknown) => console.warn('loading the watchlist failed', error));
      }
      isStarted = true;
      return () => listeners.delete(onChange);
    },
    fill,
    change,
  };
};

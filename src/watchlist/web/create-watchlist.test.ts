import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeOutcome, WatchlistAnswer } from './ask-watchlist.ts';
import type { WantedCar } from './create-notes.ts';
import { createWatchlist } from './create-watchlist.ts';

const rio: WantedCar = { id: 7, name: 'Kia Rio' };
const yaris: WantedCar = { id: 8, name: 'Toyota Yaris' };
const mine: WatchlistAnswer = { phone_number: '+61412345678', car_ids: [3] };
const refused: ChangeOutcome = { kind: 'failed', message: 'The database is away.' };

const setUp = ({
  onFailure = 'rollback',
  hasOwner = false,
}: {
  onFailure?: 'keep' | 'rollback';
  hasOwner?: boolean;
} = {}) => {
  let wanted: WantedCar | null = null;
  const ask = {
    load: vi.fn(async (): Promise<WatchlistAnswer | null> => mine),
    change: vi.fn(async (..._call: unknown[]): Promise<ChangeOutcome> => ({ kind: 'done' })),
  };
  const notes = {
    hasOwner: () => hasOwner || wanted !== null,
    noteOwner: vi.fn(),
    want: vi.fn((car: WantedCar) => {
      wanted = car;
    }),
    takeWanted: () => {
      const taken = wanted;
      wanted = null;
      return taken;
    },
  };
  const around = { ask, notes, onFailure, alert: vi.fn(), showChange: vi.fn(), goToSignIn: vi.fn() };
  return { ...around, watchlist: createWatchlist(around) };
};

beforeEach(() => {
  vi.clearAllMocks();
});

describe('a change of the list', () => {
  it('shows before the server answers, then says so [B4.35] [B4.36] [B4.39] [B4.40] [B7.14] [B7.16]', async () => {
    const { watchlist, ask, showChange } = setUp();
    watchlist.fill(mine);
    const answer = Promise.withResolvers<ChangeOutcome>();
    ask.change.mockReturnValueOnce(answer.promise);
    const saving = watchlist.change('save', rio);
    expect([watchlist.getIds(), showChange.mock.calls]).toEqual([[7, 3], []]);
    answer.resolve({ kind: 'done' });
    expect(await saving).toBe(true);
    expect(ask.change).toHaveBeenCalledExactlyOnceWith('save', '+61412345678', 7);
    expect(showChange).toHaveBeenCalledExactlyOnceWith('save', rio);
    const removing = watchlist.change('remove', rio);
    expect(watchlist.getIds()).toEqual([3]);
    expect(await removing).toBe(true);
    expect(ask.change).toHaveBeenLastCalledWith('remove', '+61412345678', 7);
    expect(showChange).toHaveBeenLastCalledWith('remove', rio);
  });

  it.each([
    ['keep', [7, 3], []],
    ['rollback', [3], [3]],
  ] as const)(
    'alerts when it fails, and leaves the list as configured: %s [B7.15]',
    async (onFailure, saved, removed) => {
      const { watchlist, ask, alert, showChange } = setUp({ onFailure });
      watchlist.fill(mine);
      ask.change.mockResolvedValue(refused);
      expect(await watchlist.change('save', rio)).toBe(false);
      expect(watchlist.getIds()).toEqual(saved);
      expect(alert).toHaveBeenCalledExactlyOnceWith('The database is away.');
      watchlist.fill(mine);
      expect(await watchlist.change('remove', { id: 3, name: 'Mazda 2' })).toBe(false);
      expect(watchlist.getIds()).toEqual(removed);
      expect(showChange).not.toHaveBeenCalled();
    },
  );

  it('is sent after the one before, so that the last tap counts [B4.36]', async () => {
    const { watchlist, ask } = setUp();
    watchlist.fill(mine);
    const first = Promise.withResolvers<ChangeOutcome>();
    ask.change.mockReturnValueOnce(first.promise);
    const changes = [watchlist.change('save', rio), watchlist.change('remove', rio)];
    await Promise.resolve();
    expect(ask.change).toHaveBeenCalledTimes(1);
    expect(watchlist.getIds()).toEqual([3]);
    first.resolve({ kind: 'done' });
    await Promise.all(changes);
    expect(ask.change.mock.calls.map(([action]) => action)).toEqual(['save', 'remove']);
  });
});

describe('a visitor who hasn’t signed in', () => {
  it('is sent to sign in, and what they wanted is saved once they come back [B2.11] [B4.34]', async () => {
    const { watchlist, ask, notes, goToSignIn, showChange } = setUp();
    ask.load.mockResolvedValueOnce(null);
    expect(await watchlist.change('save', rio)).toBe(false);
    expect(goToSignIn).toHaveBeenCalledOnce();
    expect(ask.change).not.toHaveBeenCalled();
    expect(watchlist.getIds()).toEqual([]);
    // The page after the sign-in, with the same notes.
    const after = createWatchlist({ ask, notes, onFailure: 'rollback', alert: vi.fn(), showChange, goToSignIn });
    after.subscribe(() => undefined);
    await vi.waitFor(() => expect(showChange).toHaveBeenCalledExactlyOnceWith('save', rio));
    expect(after.getIds()).toEqual([7, 3]);
  });

  it('saves nothing when they return without signing in [B4.34]', async () => {
    const { watchlist, ask, notes, goToSignIn } = setUp();
    notes.want(rio);
    ask.load.mockResolvedValue(null);
    watchlist.subscribe(() => undefined);
    await vi.waitFor(() => expect(notes.hasOwner()).toBe(false));
    expect(ask.change).not.toHaveBeenCalled();
    expect(goToSignIn).not.toHaveBeenCalled();
  });

  it('is sent to sign in again when the session ended while the page was open [B2.11]', async () => {
    const { watchlist, ask, goToSignIn, notes } = setUp();
    watchlist.fill(mine);
    ask.change.mockResolvedValue({ kind: 'signedOut' });
    expect(await watchlist.change('save', yaris)).toBe(false);
    expect(goToSignIn).toHaveBeenCalledOnce();
    expect(notes.want).toHaveBeenCalledExactlyOnceWith(yaris);
    expect(watchlist.getIds()).toEqual([]);
  });
});

describe('a page', () => {
  it('loads the list once if a visitor had one here, and not for everyone [B4.34]', async () => {
    const known = setUp({ hasOwner: true });
    known.watchlist.subscribe(() => undefined);
    known.watchlist.subscribe(() => undefined);
    await vi.waitFor(() => expect(known.watchlist.getIds()).toEqual([3]));
    expect(known.ask.load).toHaveBeenCalledOnce();
    const stranger = setUp();
    stranger.watchlist.subscribe(() => undefined);
    await Promise.resolve();
    expect(stranger.ask.load).not.toHaveBeenCalled();
  });

  it('says when the list can’t be loaded, and retries at the next tap [B7.15]', async () => {
    const { watchlist, ask, alert } = setUp();
    ask.load.mockRejectedValueOnce(new Error('offline'));
    expect(await watchlist.change('save', rio)).toBe(false);
    expect(alert).toHaveBeenCalledExactlyOnceWith('We couldn’t reach your watchlist. Please try again.');
    expect(await watchlist.change('save', rio)).toBe(true);
  });
});

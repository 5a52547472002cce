import { expect, it, vi } from 'vitest';
import { RemoveWatched } from './remove-watched.tsx';

const change = vi.hoisted(() => vi.fn(async () => true));
vi.mock('#src/sites/web/use-site.ts', () => ({ useSite: () => ({ slug: 'wattle' }) }));
vi.mock('#src/watchlist/web/get-watchlist.tsx', () => ({ getWatchlist: () => ({ change }) }));

it('removes a vehicle without the page jumping, and leaves the focus in the list [B4.36]', () => {
  const focus = vi.fn();
  const preventDefault = vi.fn();
  const closest = vi.fn(() => ({ focus }));
  const form = RemoveWatched({ id: 7, name: '2020 Kia Rio' });
  form.props.onSubmit({ preventDefault, currentTarget: { closest } });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(closest).toHaveBeenCalledWith('[data-watchlist]');
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(change).toHaveBeenCalledExactlyOnceWith('remove', { id: 7, name: '2020 Kia Rio' });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildWatchToast } from '../view/build-watch-toast.ts';
import { WatchToast } from './get-watchlist.tsx';

const draw = (action: 'save' | 'remove', noun = 'car') =>
  renderToStaticMarkup(<WatchToast toast={buildWatchToast(action, '2023 Kia Rio S', noun)} />);

it('says that a car was saved, with a link to the list [B4.39] [B4.41]', () => {
  expect(readText(draw('save'))).toBe(
    'Car Saved In Watchlist 2023 Kia Rio S is now available in your watchlist View List',
  );
  expect(draw('save')).toContain('<a href="/watchlist">View List</a>');
});

it('says that a car was removed, with a link to the list [B4.40] [B4.41]', () => {
  expect(readText(draw('remove'))).toBe('Car Removed 2023 Kia Rio S is no longer in your watchlist View List');
  expect(draw('remove')).toContain('<a href="/watchlist">View List</a>');
});

it('calls a caravan a caravan', () => {
  expect(readText(draw('save', 'caravan'))).toMatch(/^Caravan Saved In Watchlist /);
  expect(readText(draw('remove', 'caravan'))).toMatch(/^Caravan Removed /);
});

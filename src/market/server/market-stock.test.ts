import { afterEach, expect, it, vi } from 'vitest';
import { createMarketStock } from './market-stock.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('waits before it reads again, whatever failed: a read of new stock or one for a shopper [B3.15]', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const stream = vi.fn(async () => ({ stockVersion: 1 }));
  let announce: (version: number) => void = () => undefined;
  const onProblem = vi.fn();
  const market = createMarketStock({
    stream,
    onStockChanged: (listener) => {
      announce = (version) => listener({ siteSlug: 'wattle', version });
      return () => undefined;
    },
    listSharingSites: () => ['wattle'],
    onProblem,
  });
  vi.advanceTimersByTime(10_000);
  await market.find('any');
  stream.mockRejectedValue(new Error('The database is away.'));
  announce(2);
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalledTimes(1));
  await market.find('any');
  announce(3);
  await market.find('any');
  expect(stream).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  await market.find('any');
  expect(stream).toHaveBeenCalledTimes(3);
});

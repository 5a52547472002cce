import { expect, it, vi } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildWatchlistView } from './build-watchlist-view.ts';
import { createWatchlistPageLoader } from './load-watchlist-page.server.ts';

it('stops saying "We’ll email" as soon as the link of a message was followed [L2.30] [B1.15]', async () => {
  const { site: built, now } = makeTestContext({ watchlist: { isEnabled: true, notices: 'mail' } });
  const site = { ...built, configVersion: 'a' };
  const consent = { channel: 'mail', target: 'ann@example.com', agreedAt: now } as const;
  const stop = vi.fn(async () => undefined);
  const isStoppedSince = vi.fn(async () => false);
  const { load } = createWatchlistPageLoader({
    store: { list: async () => [] },
    consents: { find: async () => consent, findUnproven: async () => null, stop },
    stops: { isStoppedSince },
    vehicles: { findByIds: async () => [] },
    pathsOf: async () => ({ slugs: {}, aliases: {} }) as never,
  });
  const said = async (): Promise<string> => {
    const loaded = await load(site, 'mine', now);
    const view = buildWatchlistView(loaded, site, { phone: '+61412345678', token: null, answer: null });
    return JSON.stringify(view.notices);
  };
  expect(await said()).toContain('We’ll email ann@example.com');
  expect(stop).not.toHaveBeenCalled();

  isStoppedSince.mockResolvedValue(true);
  expect(await said()).not.toContain('We’ll email');
  expect(isStoppedSince).toHaveBeenCalledWith(site.slug, 'ann@example.com', now);
  expect(stop).toHaveBeenCalledExactlyOnceWith({ siteSlug: site.slug, visitorUuid: 'mine' }, now);
});

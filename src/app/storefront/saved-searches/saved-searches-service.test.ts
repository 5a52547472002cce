import { expect, it, vi } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { createSavedSearchesPageLoader } from './load-saved-searches-page.server.ts';

it('knows no consent from the moment that the link of a message was followed [L2.30] [B1.15]', async () => {
  const { site: built, now, paths } = makeTestContext({ watchlist: { isEnabled: true, notices: 'mail' } });
  const site = { ...built, configVersion: 'a' };
  const consent = { channel: 'mail', target: 'ann@example.com', agreedAt: now } as const;
  const stop = vi.fn(async () => undefined);
  const isStoppedSince = vi.fn(async () => false);
  const { load } = createSavedSearchesPageLoader({
    searches: { list: async () => [] },
    consents: { find: async () => consent, findUnproven: async () => null, stop },
    stops: { isStoppedSince },
    matcher: {} as never,
    pathsOf: async () => paths,
  });
  expect((await load(site, 'mine', null, now)).consent).toEqual(consent);
  expect(stop).not.toHaveBeenCalled();

  isStoppedSince.mockResolvedValue(true);
  expect((await load(site, 'mine', null, now)).consent).toBeNull();
  expect(isStoppedSince).toHaveBeenCalledWith(site.slug, 'ann@example.com', now);
  expect(stop).toHaveBeenCalledExactlyOnceWith({ siteSlug: site.slug, visitorUuid: 'mine' }, now);
});

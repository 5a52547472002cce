import { expect, it } from 'vitest';
import { found, offered, tradeInContext } from '#src/app/storefront/testing/draw-trade-in.tsx';
import { createTradeInPageLoader } from './load-trade-in-page.server.ts';

it('shows a valuation to nobody but its visitor [D.39]', async () => {
  const kept = { ...offered, visitorUuid: found.valuationUuid };
  const service = createTradeInPageLoader({
    valuations: {
      find: async ({ siteSlug, visitorUuid }) =>
        siteSlug === 'wattle' && visitorUuid === kept.visitorUuid ? kept : undefined,
    },
    pathsOf: async () => tradeInContext.paths,
  });
  const site = { ...tradeInContext.site, configVersion: '1' };
  const load = (visitorUuid: string | null, valuationUuid: string | null) =>
    service.load(site, { visitorUuid, valuationUuid });
  expect((await load(kept.visitorUuid, kept.valuationUuid)).valuation).toMatchObject({ odometerKm: 61_500 });
  expect(await load(null, null)).toEqual({ valuation: null, makes: ['Kia', 'Nissan', 'Toyota'] });
  for (const [visitor, id] of [
    [null, kept.valuationUuid],
    ['other', kept.valuationUuid],
    [kept.visitorUuid, "'"],
  ] as const) {
    await expect(load(visitor, id)).rejects.toMatchObject({ code: 'notFound' });
  }
});

import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { mergeLayers } from '#src/sites/config/merge-layers.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';

export const purchaseSwitches: RawObject = {
  checkout: { path: 'checkout' },
  purchase: { isEnabled: true },
  tradeIn: { enabled: true },
  finance: { provider: 'wattle', providers: { wattle: { name: 'Wattle Finance', termListYears: [3, 5, 7] } } },
  calculators: { delivery: { zones: [{ name: 'Brisbane', postcodes: ['4000-4179'], priceDollars: 95.5 }] } },
  leads: { mailTo: ['dealer@example.com'] },
};

export const makePurchaseSite = (switches: RawObject = {}): ResolvedSite => ({
  ...resolveOrThrow(minimalSite('wattle', 'group', mergeLayers(purchaseSwitches, switches))),
  configVersion: '1',
});

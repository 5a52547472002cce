import { beforeAll, describe, expect, it } from 'vitest';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import { demoDealers } from '../../../demo/dealers.ts';
import { demoLenders, mainLenderKeys } from '../../../demo/stock/lenders.ts';
import type { FinanceConfig } from './config.ts';
import { readProviderFees } from './provider-fees.ts';

let configs: ReadonlyMap<string, FinanceConfig>;

beforeAll(async () => {
  const registry = await createSiteRegistry({ source: openSitesDir('sites'), log: console, watches: false });
  configs = new Map(registry.all().map(({ slug, config }) => [slug, config.finance]));
});

const configOf = (slug: string): FinanceConfig => {
  const config = configs.get(slug);
  if (config === undefined) throw new Error(`no site ${slug}`);
  return config;
};

describe.each(demoDealers.map(({ slug }) => slug))('the site %s', (slug) => {
  it('uses the lender that its stock was quoted by [D.09]', () => {
    expect(configOf(slug).provider).toBe(mainLenderKeys[slug]);
  });

  it('has the lender names and fees that its stock was quoted with [D.09]', () => {
    for (const [key, provider] of Object.entries(configOf(slug).providers)) {
      const { name, establishmentFee, otherFees, monthlyFee } = demoLenders.find((lender) => lender.key === key) ?? {};
      expect(provider).toMatchObject({ name, establishmentFeeDollars: establishmentFee });
      expect(readProviderFees(provider, null)).toEqual({
        onceCents: Math.round(((establishmentFee ?? 0) + (otherFees ?? 0)) * 100),
        monthlyCents: (monthlyFee ?? 0) * 100,
      });
    }
  });
});

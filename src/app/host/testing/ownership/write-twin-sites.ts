import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { testCampaign } from '#src/wheel/testing/make-test-campaign.ts';

export const ownershipSites = { own: 'own-site', twin: 'twin-site', apart: 'apart-site' } as const;

const model = 'banksia-used';

/** Every spin wins one of these prizes, so every spin shows a code. */
const prizes = ['ramps', 'wash'].map((key) => ({ key, words: `A prize: ${key}`, label: key, weight: 50 }));
const thisYear = new Date().getFullYear();
const campaignDays = { startsOn: `${thisYear - 1}-01-01`, endsOn: `${thisYear + 1}-12-31` };

const changesOf = (slug: string, websiteId: number) => ({
  slug,
  websiteId,
  name: slug,
  hosts: [`www.${slug}.example`],
  url: `https://www.${slug}.example`,
  wheel: { campaign: testCampaign({ ...campaignDays, prizes, termsPath: '/terms-and-conditions' }) },
});

/** Writes a site's folder for each slug in `ownershipSites`. `more` has extra sections of a site's file, by slug. */
export const writeTwinSites = (more: Readonly<Record<string, object>> = {}): string => {
  const folder = makeTemporaryFolder('twin-sites');
  for (const [at, slug] of Object.values(ownershipSites).entries()) {
    cpSync(join('sites', model), join(folder, slug), { recursive: true });
    const file = join(folder, slug, 'site.yaml');
    const site = parse(readFileSync(file, 'utf8'));
    const tradeIn = { ...site.tradeIn, resultSaving: 'miscellaneous' };
    writeFileSync(file, stringify({ ...site, ...changesOf(slug, 9001 + at), tradeIn, ...more[slug] }));
  }
  return folder;
};

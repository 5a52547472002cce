import { beforeAll, describe, expect, it } from 'vitest';
import { heldOutQueries } from './relevance/held-out-queries.ts';
import { type Judgements, judgeSearches, type Search } from './relevance/judge-searches.ts';
import type { JudgedQuery } from './relevance/judged-query.ts';
import { loadRelevanceSite, type RelevanceSite } from './relevance/load-relevance-site.ts';
import { createItemsjsSearch, createOramaSearch, type PeerSearch } from './relevance/peer-searches.ts';
import { tunedQueries } from './relevance/tuned-queries.ts';

const today = '2026-11-22';
const queries = [...tunedQueries, ...heldOutQueries];
const sites = new Map<string, RelevanceSite>();

const siteOf = (slug: string): RelevanceSite => {
  const site = sites.get(slug);
  if (site === undefined) throw new Error(`${slug} is not loaded`);
  return site;
};
const judge = (judged: readonly JudgedQuery[], search: Search): Judgements =>
  judgeSearches(judged, (slug) => siteOf(slug).listed, search);
const own: Search = (slug, typed) => siteOf(slug).search(typed);

const peer = (create: (stock: RelevanceSite['listed']) => PeerSearch): Search => {
  const searches = new Map([...sites].map(([slug, { listed }]) => [slug, create(listed)] as const));
  return (slug, typed) => {
    const ids = searches.get(slug)?.(typed) ?? [];
    return ids.flatMap((id) => siteOf(slug).listed.find((document) => document.id === id) ?? []);
  };
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const format = (name: string, { precisionAt5, emptyShare, flawed }: Judgements): string =>
  `${name}: precision at 5 ${percent(precisionAt5)}, empty ${percent(emptyShare)}, flawed ${flawed.length}`;

describe('typed searches (#21)', () => {
  beforeAll(async () => {
    for (const slug of new Set(queries.map(({ site }) => site))) sites.set(slug, await loadRelevanceSite(slug, today));
  });

  it('has at least 150 judged queries over the six sites, a third of them held out', () => {
    expect(sites.size).toBe(6);
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(heldOutQueries.length).toBeGreaterThanOrEqual(queries.length / 3);
    expect(new Set(queries.map(({ site, typed }) => `${site} ${typed}`)).size).toBe(queries.length);
  });

  it('returns relevant results: 95% of the first five, and at most 1% empty', () => {
    const all = judge(queries, own);
    console.info(format(`Forecourt, ${queries.length} queries`, all));
    console.info(format(`Forecourt, ${heldOutQueries.length} held out`, judge(heldOutQueries, own)));
    expect(all.precisionAt5, JSON.stringify(all.flawed, null, 1)).toBeGreaterThanOrEqual(0.95);
    expect(all.emptyShare).toBeLessThanOrEqual(0.01);
  });

  // Both engines index every comment, which is slow on a busy machine.
  it.each([
    ['itemsjs + MiniSearch', createItemsjsSearch],
    ['Orama', createOramaSearch],
  ] as const)(
    'finds more relevant results than %s on the same stock',
    (name, create) => {
      const theirs = judge(queries, peer(create));
      console.info(format(name, theirs));
      expect(judge(queries, own).precisionAt5).toBeGreaterThan(theirs.precisionAt5);
    },
    60_000,
  );
});

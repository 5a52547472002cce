import { expect, it } from 'vitest';
import { loadSite } from '#src/sites/testing/load-site.ts';
import { completeFeedRecord } from '#src/stock-import/rules/complete-feed-record.ts';
import { createLocationResolver } from '#src/stock-import/rules/create-location-resolver.ts';
import { buildDemoStock } from './build-stock.ts';
import { demoDealers } from './dealers.ts';

it.each(demoDealers.map(({ slug }) => slug))(
  'the stock of %s is imported without refusals or warnings',
  async (slug) => {
    const loaded = await loadSite(`sites/${slug}`);
    if (loaded.kind === 'refused') throw new Error(loaded.message);
    const nowMs = Date.now();
    const context = { resolveLocation: createLocationResolver(loaded.site), nowMs };
    const records = buildDemoStock(slug, new Date(nowMs).toISOString().slice(0, 10));
    const doubtful = records
      .map((record) => completeFeedRecord(record, record.location_code, context))
      .filter((completed) => completed.kind === 'refused' || completed.warnings.length > 0);
    expect(doubtful).toEqual([]);
  },
);

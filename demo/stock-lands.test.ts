import { expect, it } from 'vitest';
import { loadSite } from '#src/sites/testing/load-site.ts';
import { completeFeedRecord } from '#src/stock-import/rules/complete-feed-record.ts';
import { createLocationResolver } from '#src/stock-import/rules/create-location-resolver.ts';
import { buildDemoStock } from './build-stock.ts';
import { demoDealers } from './dealers.ts';

it.each(demoDealers.map(({ slug }) => slug))(
  'the stock of %s is imported without refusals, and without warnings but for registrations that have lapsed',
  async (slug) => {
    const loaded = await loadSite(`sites/${slug}`);
    if (loaded.kind === 'refused') throw new Error(loaded.message);
    const nowMs = Date.now();
    const context = { resolveLocation: createLocationResolver(loaded.site), nowMs };
    const today = new Date(nowMs).toISOString().slice(0, 10);
    const hasLapsed = ({ rego_expiry }: Record<string, unknown>): boolean => String(rego_expiry ?? today) < today;
    const records = buildDemoStock(slug, today);
    expect(records.some(hasLapsed)).toBe(true);
    for (const record of records) {
      const completed = completeFeedRecord(record, record.location_code, context);
      const doubts = completed.kind === 'refused' ? [completed] : completed.warnings.map(({ field }) => field);
      expect(doubts).toEqual(hasLapsed(record) ? ['rego_expiry'] : []);
    }
  },
);

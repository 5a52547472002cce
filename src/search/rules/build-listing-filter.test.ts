import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildListingFilter } from './build-listing-filter.ts';
import { searchConfig } from './config.ts';
import { formatSiteFilter } from './format-site-filter.ts';
import { quoteFilterValue } from './quote-filter-value.ts';

const nowSeconds = 2_000_040;
const filterOf = (config: object) => buildListingFilter(searchConfig.parse(config), nowSeconds);

describe('buildListingFilter', () => {
  it('lists what is in stock, coming soon or sold lately, and shown on the website [B4.16]', () => {
    expect(filterOf({})).toBe(
      'show_on_dealer_website = true AND ' +
        '(status IN ["in_stock", "coming_soon"] OR (status = sold AND sold_date_timestamp >= 1740840)) AND ' +
        'item_type IN ["car"]',
    );
  });

  it('keeps sold cars 3 days, or the days that the dealer sets [B4.17] [D.17]', () => {
    const sinceOf = (config: object) => Number(/timestamp >= (\d+)/.exec(filterOf(config))?.[1]);
    expect(nowSeconds - sinceOf({})).toBe(3 * 86_400);
    expect(nowSeconds - sinceOf({ soldWindowDays: 14 })).toBe(14 * 86_400);
    expect(nowSeconds - sinceOf({ soldWindowDays: 0 })).toBe(0);
  });

  it('is built from the site: its window, its car types [B9.16]', () => {
    expect(filterOf({ listing: { carTypes: ['used'] } })).toContain('AND car_type IN ["used"]');
    expect(filterOf({ itemTypes: ['car', 'truck'] })).toContain('item_type IN ["car", "truck"]');
  });

  it('can restrict the stock: in stock only, without makes, without stock numbers [B9.17]', () => {
    const filter = filterOf({
      listing: { statuses: ['in_stock'], excludeMakes: ['Great Wall', 'LDV'], excludeStockNumbers: ['W1'] },
    });
    expect(filter).not.toContain('sold');
    expect(filter).toContain('(status IN ["in_stock"])');
    expect(filter).toContain('NOT make IN ["Great Wall", "LDV"] AND NOT stocknum IN ["W1"]');
  });

  it("adds the site's own filters with ':' replaced by '=' [L7.07]", () => {
    expect(filterOf({ listing: { filters: ['dealership_name:"Wattle: Kia"', 'make:Kia AND year : 2024'] } })).toContain(
      'AND (dealership_name = "Wattle: Kia") AND (make = Kia AND year = 2024)',
    );
  });

  it('writes the filter of a filtered list with colons replaced by equals [B7.06]', () => {
    expect(formatSiteFilter('car_type:used')).toBe('car_type = used');
    expect(formatSiteFilter('')).toBe('');
  });

  it('quotes whatever a name holds, so that it never ends the filter', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const quoted = quoteFilterValue(value);
        expect(quoted).toMatch(/^"(?:[^"\\]|\\["\\])*"$/s);
        expect(quoted.slice(1, -1).replaceAll(/\\(["\\])/g, '$1')).toBe(value);
      }),
    );
  });
});

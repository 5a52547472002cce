import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { OwnStockFeedError, putStockFeed } from './put-stock-feed.ts';

const section = 'stockFeed:\n  missing: unpublish # gone\n  columns:\n    Asking: price\n  # yards:\n  #   TWB: SLUG\n';
const before = '# The site\nslug: acme # ours\n\n# Colours\nbrand:\n    accent:   "#fff" # kept as written\n';

describe('putStockFeed', () => {
  it('adds the part at the end, and changes nothing else', () => {
    expect(putStockFeed(before, section, false)).toBe(before + section);
    expect(putStockFeed(before.trimEnd(), section, false)).toBe(before + section);
  });

  it.each(['stockFeed:', 'stockFeed: {}', 'stockFeed: null # nothing yet'])('fills an empty one: %s', (empty) => {
    const after = '# The yards\nlocations: []\n';
    expect(putStockFeed(`${before}${empty}\n${after}`, section, false)).toBe(before + section + after);
    expect(putStockFeed(`${before}${empty}`, section, false)).toBe(before + section);
  });

  it('writes nothing if the file says the same already', () => {
    const text = `${before}${section}locations: []\n`;
    expect(putStockFeed(text, section, false)).toBe(text);
    expect(putStockFeed(putStockFeed(before, section, false), section, false)).toBe(before + section);
  });

  it('replaces other settings only when asked to', () => {
    const other = 'stockFeed:\n  missing: keep\n  words: { onSale: [x] }\n';
    for (const after of ['', '\n# The yards\nlocations: [] # none\n']) {
      expect(() => putStockFeed(before + other + after, section, false)).toThrow(OwnStockFeedError);
      const text = putStockFeed(before + other + after, section, true);
      expect(text.startsWith(before + section)).toBe(true);
      expect(text.endsWith(after)).toBe(true);
      expect(parse(text)).toMatchObject({ slug: 'acme', stockFeed: { missing: 'unpublish' } });
    }
  });
});

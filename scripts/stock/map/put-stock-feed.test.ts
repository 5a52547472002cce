import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { putStockFeed } from './put-stock-feed.ts';

const put = (text: string, proposed: string, isReplaced: boolean) => putStockFeed(text, proposed, isReplaced).text;

const section = 'stockFeed:\n  missing: unpublish # gone\n  columns:\n    Asking: price\n  # yards:\n  #   TWB: SLUG\n';
const before = '# The site\nslug: acme # ours\n\n# Colours\nbrand:\n    accent:   "#fff" # kept as written\n';

describe('putStockFeed', () => {
  it('adds the part at the end, and changes nothing else', () => {
    expect(put(before, section, false)).toBe(before + section);
    expect(put(before.trimEnd(), section, false)).toBe(before + section);
  });

  it.each(['stockFeed:', 'stockFeed: {}', 'stockFeed: null # nothing yet'])('fills an empty one: %s', (empty) => {
    const after = '# The yards\nlocations: []\n';
    expect(put(`${before}${empty}\n${after}`, section, false)).toBe(before + section + after);
    expect(put(`${before}${empty}`, section, false)).toBe(before + section);
  });

  it('writes nothing if the file says the same already', () => {
    const text = `${before}${section}locations: []\n`;
    expect(put(text, section, false)).toBe(text);
    expect(put(put(before, section, false), section, false)).toBe(before + section);
  });

  it('replaces other settings only when asked to', () => {
    const other = 'stockFeed:\n  missing: keep\n  words: { onSale: [x] }\n';
    for (const after of ['', '\n# The yards\nlocations: [] # none\n']) {
      expect(parse(put(before + other + after, section, false))).toMatchObject({ stockFeed: { missing: 'keep' } });
      const text = put(before + other + after, section, true);
      expect(text.startsWith(before + section)).toBe(true);
      expect(text.endsWith(after)).toBe(true);
      expect(parse(text)).toMatchObject({ slug: 'acme', stockFeed: { missing: 'unpublish' } });
    }
  });

  it('adds only what the file lacks, and keeps its settings and comments', () => {
    const own = [
      'stockFeed: # our feed',
      '  missing: keep # half of the stock only',
      '  # Ask Bev first',
      '  words: { noPrice: [Ring us], onSale: [Floor] }',
      '  columns:',
      '    Asking: drive_away_price # includes everything',
      '',
    ].join('\n');
    const proposed = [
      'stockFeed:',
      '  missing: unpublish',
      '  dateOrder: dayFirst',
      '  words: { noPrice: [ring us, Make an offer] }',
      '  columns: { Asking: price, Yr: year }',
      '  yards: { TWB: toowoomba }',
      '',
    ].join('\n');
    const after = '\n# The yards\nlocations: [] # none\n';
    const { text, kept } = putStockFeed(before + own + after, proposed, false);
    expect(text.startsWith(before)).toBe(true);
    expect(text.endsWith(after)).toBe(true);
    for (const comment of ['# our feed', '# half of the stock only', '# Ask Bev first', '# includes everything']) {
      expect(text).toContain(comment);
    }
    expect(parse(text)).toMatchObject({
      stockFeed: {
        missing: 'keep',
        dateOrder: 'dayFirst',
        words: { noPrice: ['Ring us', 'Make an offer'], onSale: ['Floor'] },
        columns: { Asking: 'drive_away_price', Yr: 'year' },
        yards: { TWB: 'toowoomba' },
      },
    });
    expect(kept).toEqual(['missing', 'columns.Asking']);
    expect(putStockFeed(text, proposed, false)).toEqual({ text, kept });
  });
});

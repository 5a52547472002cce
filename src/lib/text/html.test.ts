import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, stripHtml } from './html.ts';

describe('escapeHtml', () => {
  it('leaves nothing that starts a tag or an entity or ends an attribute', () => {
    expect(escapeHtml('<a href="x">Tom & Ann</a>')).toBe('&lt;a href=&quot;x&quot;&gt;Tom &amp; Ann&lt;/a&gt;');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
      }),
    );
  });
});

describe('stripHtml', () => {
  it('leaves the text on one line and decodes entities', () => {
    expect(stripHtml('<p>Oil &amp; filter, <strong>free</strong>.</p>\n<ul>\n<li>5 &lt; 6</li>\n</ul>')).toBe(
      'Oil & filter, free. 5 < 6',
    );
  });

  it('keeps escaped markup as text', () => {
    expect(stripHtml('<p>&lt;b&gt; and &amp;lt;</p>')).toBe('<b> and &lt;');
  });
});

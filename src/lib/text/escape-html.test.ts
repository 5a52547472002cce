import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

describe('escapeHtml', () => {
  it('leaves nothing that starts a tag, an entity or ends an attribute', () => {
    expect(escapeHtml('<a href="x">Tom & Ann</a>')).toBe('&lt;a href=&quot;x&quot;&gt;Tom &amp; Ann&lt;/a&gt;');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
      }),
    );
  });
});

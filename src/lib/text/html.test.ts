import { expect, it } from 'vitest';
import { stripHtml } from './html.ts';

it('leaves the words on one line, with the signs that HTML writes otherwise', () => {
  expect(stripHtml('<p>Oil &amp; filter, <strong>free</strong>.</p>\n<ul>\n<li>5 &lt; 6</li>\n</ul>')).toBe(
    'Oil & filter, free. 5 < 6',
  );
});

it('makes no mark out of words that speak of marks', () => {
  expect(stripHtml('<p>&lt;b&gt; and &amp;lt;</p>')).toBe('<b> and &lt;');
});

import { renderToStaticMarkup } from 'react-dom/server';
import type { MetaDescriptor } from 'react-router';
import { expect, it } from 'vitest';
import { PageMeta } from './page-meta.tsx';

it.each<[string, MetaDescriptor, string]>([
  ['a title', { title: 'Kia & Co' }, '<title>Kia &amp; Co</title>'],
  ['a description', { name: 'description', content: 'Used' }, '<meta name="description" content="Used"/>'],
  ['a property', { property: 'og:title', content: 'Used' }, '<meta property="og:title" content="Used"/>'],
  [
    'a link with a title of its own',
    { tagName: 'link', rel: 'alternate', title: 'Blog', href: '/blog/feed.xml' },
    '<link rel="alternate" title="Blog" href="/blog/feed.xml"/>',
  ],
  [
    'structured data that can’t close its script',
    { 'script:ld+json': { name: '</script>' } },
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  ],
])('draws %s', (_, descriptor, html) => {
  expect(renderToStaticMarkup(<PageMeta descriptors={[undefined, descriptor]} />)).toBe(html);
});

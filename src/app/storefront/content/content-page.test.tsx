import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { ContentPage as ContentPageText } from '#src/sites/model/content-page.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildContentView } from './build-content-view.ts';
import { ContentPage } from './content-page.tsx';

const page = (slug: string): ContentPageText => ({
  slug,
  title: `Page ${slug}`,
  description: '',
  html: '<p>Our words.</p>',
  part: null,
});

const contextWith = (slugs: readonly string[]) => {
  const context = makeTestContext();
  return {
    ...context,
    site: { ...context.site, content: Object.fromEntries(slugs.map((slug) => [slug, page(slug)])) },
  };
};

const draw = (slug: string, context = contextWith(['contact', 'about-us'])): string | undefined => {
  const view = buildContentView(slug, context);
  return view === undefined ? undefined : drawOnSite(<ContentPage view={view} answer={null} />, context);
};

describe('a page of the dealer', () => {
  it('has the form and the locations on /contact, and nowhere else [L2.20] [L2.51]', () => {
    const contact = draw('contact') ?? '';
    expect(contact).toContain('<form');
    expect(readText(contact)).toContain('Page contact Our words. Send us a message');
    expect(contact).toContain('1 Test Street');
    expect(draw('about-us')).toContain('<p>Our words.</p>');
    expect(draw('about-us')).not.toContain('<form');
  });

  it('says at /success what happens next, whether the dealer wrote a page or not [L4.06]', () => {
    const ours = readText(draw('success') ?? '');
    expect(ours).toContain('Thank you, we have your message');
    expect(ours).toContain('What happens next');
    const theirs = readText(draw('success', contextWith(['success'])) ?? '');
    expect(theirs).toContain('Page success Our words.');
    expect(theirs).toContain('What happens next');
    expect(buildContentView('success', contextWith([]))?.isIndexed).toBe(false);
  });

  it('is not there under any other name', () => {
    expect(draw('constructor')).toBeUndefined();
    expect(draw('thanks')).toBeUndefined();
  });
});

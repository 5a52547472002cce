import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildContentView, type ContentView, findContentPage } from './build-content-view.ts';
import { ContentPage } from './content-page.tsx';

const contextWith = (slugs: readonly string[]) => {
  const context = makeTestContext();
  const content = Object.fromEntries(slugs.map((slug) => [slug, makeContentPage(slug, '<p>Our words.</p>')]));
  return { ...context, site: { ...context.site, content } };
};

const build = (slug: string, context: ReturnType<typeof contextWith>): ContentView | undefined => {
  const page = findContentPage(context, slug);
  return page && buildContentView(page, { ...context, stock: null });
};

const draw = (slug: string, context = contextWith(['contact', 'about-us'])): string | undefined => {
  const view = build(slug, context);
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
    const ours = readText(draw('success', contextWith([])) ?? '');
    expect(ours).toContain('Thank you, we have your message');
    expect(ours).toContain('What happens next');
    const theirs = readText(draw('success', contextWith(['success'])) ?? '');
    expect(theirs).toContain('Page success Our words.');
    expect(theirs).toContain('What happens next');
    expect(build('success', contextWith([]))?.isIndexed).toBe(false);
    expect(build('about-us', contextWith(['about-us']))?.isIndexed).toBe(true);
  });

  it('is not there under any other name', () => {
    expect(draw('constructor')).toBeUndefined();
    expect(draw('thanks')).toBeUndefined();
  });

  it('says its lead under its title and shows its picture, and shares it', () => {
    const context = contextWith([]);
    const picture = { src: '/media/yard.avif', alt: 'The yard' };
    const page = makeContentPage('fleet', '', { lead: 'Ten cars or more.', picture });
    const view = buildContentView(page, { ...context, stock: null });
    const markup = drawOnSite(<ContentPage view={view} answer={null} />, context);
    expect(readText(markup)).toContain('Page fleet Ten cars or more.');
    expect(markup).toContain('alt="The yard"');
    expect(view.openGraphImageUrl).toMatch(/^https:\/\/.*\/images\/jpeg\/1200\//);
  });
});

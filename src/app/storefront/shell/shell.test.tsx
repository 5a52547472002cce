import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawFooter, drawHeader, full, links, viewOf } from '#src/app/storefront/testing/draw-shell.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestPost } from '#src/blog/testing/make-test-post.ts';
import { makeTestSet } from '#src/reviews/testing/make-test-set.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { Publications } from '#src/sites/model/publications.ts';
import { noPublications } from '#src/sites/testing/no-pages.ts';
import { Footer } from '#src/sites/web/footer.tsx';
import { Header } from '#src/sites/web/header.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildShellView } from './build-shell-view.ts';

describe('a wide logo', () => {
  const wide = { logoUrl: '/media/a/logo.svg', logoSize: { width: 420, height: 96 } };
  const onBrand = { ...wide, logoOnBrandUrl: '/media/a/white.svg' };
  const draw = (brand: object, hero: string, isOverHero = true) =>
    renderToStaticMarkup(
      <Header
        site={viewOf({ brand, layout: { hero } })}
        path="/"
        isOverHero={isOverHero}
        garageCount={null}
        onSearch={() => undefined}
      />,
    );
  const home = (markup: string) => /<a class="[^"]*" href="\/">(.*?)<\/a>/.exec(markup)?.[1] ?? '';

  it('takes the place of mark and name, in its own proportions [L2.36]', () => {
    expect(home(draw(wide, 'field', false))).toMatch(
      /^<img class="[^"]*" src="\/media\/a\/logo\.svg" alt="The dealer wattle" width="193" height="44"\/>$/,
    );
    expect(home(draw(wide, 'searchBox'))).toContain('logo.svg');
    expect(home(draw({ logoUrl: '/media/a/mark.svg' }, 'field', false))).toMatch(/alt="" width="40".*wattle/);
    expect(home(draw({ ...wide, logoSize: { width: 2000, height: 100 } }, 'field', false))).toContain(
      'width="216" height="11"',
    );
  });

  it.each(['field', 'photograph'])(
    'is on a plate over a %s, or gives way to one that can be read there [L2.36]',
    (hero) => {
      expect(home(draw(wide, hero))).toMatch(
        /^<img class="[^"]*plate[^"]*" src="[^"]*logo\.svg" alt="The dealer wattle"/,
      );
      expect(home(draw(onBrand, hero))).toMatch(
        /^<img class="[^"]*logo[^"]*" src="[^"]*white\.svg" alt="The dealer wattle"/,
      );
      expect(home(draw(onBrand, hero, false))).toContain('logo.svg');
    },
  );

  it('is on no plate anywhere if it has its own background [L2.36]', () => {
    const filled = { ...wide, logoHasBackground: true };
    for (const markup of [draw(filled, 'field'), draw(filled, 'photograph'), drawFooter({ brand: filled })]) {
      expect(home(markup)).toContain('logo.svg');
      expect(home(markup)).not.toContain('plate');
    }
    const mark = { logoUrl: '/media/a/mark.svg' };
    expect(home(drawFooter({ brand: mark }))).toContain('frame');
    expect(home(drawFooter({ brand: { ...mark, logoHasBackground: true } }))).not.toContain('frame');
  });

  it('is in the footer too, without the name [L2.36]', () => {
    const foot = drawFooter({ brand: wide });
    expect(home(foot)).toMatch(/^<img class="[^"]*plate[^"]*" src="[^"]*logo\.svg" alt="The dealer wattle"[^>]*>$/);
    expect(home(drawFooter({ brand: { logoUrl: '/media/a/mark.svg' } }))).toContain('mark.svg');
  });
});

it('breaks a name between words that don’t belong together [L2.36]', () => {
  const read = (name: string) => {
    const { shortName, nameRest } = viewOf({ name });
    return [shortName, nameRest];
  };
  expect(read('Dunstan & Daughter Used Cars')).toEqual(['Dunstan & Daughter', 'Used Cars']);
  expect(read('Smith and Sons')).toEqual(['Smith and Sons', '']);
  expect(read('Acme Cars')).toEqual(['Acme', 'Cars']);
  expect(read('Acme')).toEqual(['Acme', '']);
});

it('offers to show a hidden number wherever it would be called from, and leaves no digits of it [B4.46]', () => {
  const hidden = { ...full, vehicle: { phoneStart: 'masked' } };
  for (const draw of [drawHeader, drawFooter]) {
    const words = readText(draw(hidden));
    expect(words).toContain('Show number');
    expect(words).not.toMatch(/•|07 55|Call/);
  }
});

it('leads to finance by the page of the site, in its head and at its foot [L2.12]', () => {
  const entry = { label: 'Finance', page: 'finance' };
  const linked = { navigation: [entry], footer: { groups: [{ title: 'Money', entries: [entry] }] } };
  for (const draw of [drawHeader, drawFooter]) {
    expect(draw(linked)).toContain('href="/finance-pre-approval"');
    const named = draw({ ...linked, finance: { headerPath: '/finance' } });
    expect(named).toContain('href="/finance"');
    expect(named).not.toContain('/finance-pre-approval');
  }
});

it('leads to the blog while it has posts, and to reviews while any show, at head and foot of every page [L9.37] [L5.18]', () => {
  const publishing = [
    { label: 'Read', href: '/blog' },
    { label: 'Heard', href: '/reviews' },
  ];
  const config = {
    blog: { isEnabled: true },
    navigation: [{ label: 'Contact', href: '/contact' }, { label: 'About', links: publishing }, ...publishing],
    footer: { groups: [{ title: 'Dealer', entries: publishing }] },
  };
  const waysOn = (changes: RawObject, publications: Partial<Publications>): readonly string[] => {
    const { site, now } = makeTestContext({ ...config, ...changes });
    const view = buildShellView(links, {
      site: { ...site, publications: { ...noPublications, ...publications } },
      now,
    });
    const head = renderToStaticMarkup(
      <Header site={view} path="/" isOverHero={false} garageCount={null} onSearch={() => undefined} />,
    );
    const markup = head + renderToStaticMarkup(<Footer site={view} />);
    expect(findMarkupFlaws(head)).toEqual([]);
    return publishing.flatMap(({ href }) => markup.match(new RegExp(`href="${href}"`, 'g')) ?? []);
  };
  const blog = Array.from({ length: 5 }, () => 'href="/blog"');
  const reviews = Array.from({ length: 5 }, () => 'href="/reviews"');
  const all = { posts: [makeTestPost()], reviewSets: [makeTestSet()] };
  expect(waysOn({}, all)).toEqual([...blog, ...reviews]);
  expect(waysOn({ blog: { isEnabled: false } }, all)).toEqual(reviews);
  expect(waysOn({}, { posts: [makeTestPost({ day: '2026-11-22' })] })).toEqual([]);
  expect(waysOn({ reviews: { isHidden: true } }, all)).toEqual(blog);
});

it.each([
  ['everything said', full],
  ['nothing said', {}],
])('has words in every part and an address behind every link with %s', (_, config) => {
  expect(findMarkupFlaws(drawHeader(config))).toEqual([]);
  expect(findMarkupFlaws(drawFooter(config))).toEqual([]);
});

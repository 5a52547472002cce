import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import type { RawObject } from '../config/merge-layers.ts';
import type { ContentPage } from '../config/pages/content-page.ts';
import { findPublicationProblems } from '../config/pages/find-publication-problems.ts';
import { makeContentPage } from '../testing/make-content-page.ts';
import { minimalSite } from '../testing/minimal-site.ts';
import { noPublications } from '../testing/no-pages.ts';
import { resolveOrThrow } from '../testing/resolve-or-throw.ts';
import { loadPublications } from './load-publications.ts';
import { openSiteFolder } from './site-folder.ts';

const offer = '---\nid: 7\nname: Free mats\nmanufacturer: kia\nmodel: { name: EV5 }\n---\n\nMats in **every** car.\n';
const post =
  '---\ntitle: Towing\nsummary: How.\ndate: "2026-10-05"\nauthor: Jo\ntags: [Towing]\n---\n\nFour words of text.\n';
const reviews = `source: Google
sets:
  - count: 35
    averageRating: "4.5"
    reviews:
      - { id: a, customerName: Sam, text: Good., rating: 5, date: "2026-09-01" }
      - { id: b, customerName: Alex, text: Better., date: "2026-10-01", replyText: Thanks., replyDate: "2026-10-02" }
`;

const load = async (files: Readonly<Record<string, string>>) => {
  const folder = await makeTemporaryFolder('publications-');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return loadPublications(openSiteFolder(folder));
};

const refusalOf = async (files: Readonly<Record<string, string>>): Promise<string> =>
  (await load(files)).refusals.join('\n');

describe('a dealer’s publications', () => {
  it('are read from the site’s folder [L3.08] [L3.13] [L3.14] [B3.27]', async () => {
    const { publications, refusals } = await load({
      'offers/mats.md': offer,
      'blog/towing.md': post,
      'reviews.yaml': reviews,
    });
    expect(refusals).toEqual([]);
    expect(publications.offers).toMatchObject([
      {
        id: 7,
        descriptionText: 'Mats in every car.',
        descriptionHtml: '<p>Mats in <strong>every</strong> car.</p>\n',
        manufacturer: { name: 'Kia', slug: 'kia' },
        model: { name: 'EV5', slug: 'ev5', overrideUrl: null },
      },
    ]);
    expect(publications.posts).toMatchObject([{ slug: 'towing', day: '2026-10-05', wordCount: 4 }]);
    expect(publications.reviewSets).toMatchObject([
      { source: 'Google', count: 35, averageRating: '4.5', locationSlug: null },
    ]);
    expect(publications.reviewSets[0]?.reviews).toMatchObject([
      { id: 'b', rating: null, reply: { text: 'Thanks.', day: '2026-10-02' } },
      { id: 'a', rating: 5, reply: null },
    ]);
  });

  it('keep the file’s order for reviews of one day [L3.13]', async () => {
    const { publications } = await load({ 'reviews.yaml': reviews.replaceAll(/date: "[^"]*"/g, 'date: "2026-10-01"') });
    expect(publications.reviewSets[0]?.reviews.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('may be missing', async () => {
    expect(await load({})).toEqual({ publications: noPublications, refusals: [] });
  });

  it('have the newest post first [L1.08]', async () => {
    const { publications } = await load({ 'blog/a.md': post.replace('10-05', '10-04'), 'blog/b.md': post });
    expect(publications.posts.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('render raw HTML as text [L3.08]', async () => {
    const { publications } = await load({ 'offers/a.md': `${offer}<script>alert(1)</script>` });
    expect(publications.offers[0]?.descriptionHtml).not.toContain('<script');
  });
});

describe('a file that cannot be used', () => {
  it('is reported with the line and what is allowed there [B0.02]', async () => {
    const refusal = await refusalOf({ 'offers/mats.md': offer.replace('id: 7', 'id: many') });
    expect(refusal).toMatch(
      /offers\/mats\.md can't be used:\n {2}line 2, id: "many" is not allowed\n {6}allowed: a whole number/,
    );
  });

  it('is reported for a misspelt key [B0.02]', async () => {
    expect(await refusalOf({ 'offers/mats.md': offer.replace('name: Free', 'nam: Free') })).toMatch(
      /unknown key 'nam'; did you mean 'name'\?/,
    );
  });

  it.each([
    ['a make that there is not', offer.replace('kia', 'kea'), /line 4, manufacturer: no make has the slug 'kea'/],
    ['a rate in its text', `${offer}\nAt 4.9% p.a.`, /line 10: the text names a rate/],
    [
      'a rate in its conditions',
      offer.replace('name:', 'disclaimer: 0% for 36 months\nname:'),
      /line 3, disclaimer: names a rate/,
    ],
    [
      'a repayment in its name',
      offer.replace('name: Free', 'name: From $$99 a week, free'),
      /line 3, name: names a repayment/,
    ],
    ['a repayment over two lines of its text', `${offer}\nFrom $99\na week.`, /line 11: the text names a repayment/],
    ['no --- lines', 'Free mats', /must begin with its settings between two --- lines/],
    ['invalid YAML', offer.replace('name: Free', 'name: "Free'), /mats\.md can't be used/],
  ])('is reported for an offer with %s', async (_, text, words) => {
    expect(await refusalOf({ 'offers/mats.md': text })).toMatch(words);
  });

  it.each([
    ['a change before it was there', post.replace('author', 'updated: "2026-10-04"\nauthor'), /updated is before date/],
    ['nothing to read', post.replace('Four words of text.', ' '), /there is no text after/],
    ['a tag twice', post.replace('[Towing]', '[Towing, Vans, Towing]'), /a tag is listed twice/],
  ])('is reported for a post with %s', async (_, text, words) => {
    expect(await refusalOf({ 'blog/towing.md': text })).toMatch(words);
  });

  it('is reported with the line of a wrong review [L3.14]', async () => {
    const refusal = await refusalOf({ 'reviews.yaml': reviews.replace('"4.5"', '"5.5"') });
    expect(refusal).toMatch(
      /line 4, sets\[0\]\.averageRating: "5\.5" is not allowed\n {6}allowed: a figure from 1 to 5/,
    );
  });

  it.each([
    ['an average of none', reviews.replace('count: 35', 'count: 0'), /line 3, sets\[0\]\.count: 0 is not allowed/],
    ['two of one id', reviews.replace('id: b', 'id: a'), /two reviews of a set have the same id/],
    ['more of them than there are', reviews.replace('count: 35', 'count: 1'), /count is less than the reviews listed/],
    [
      'a reply without its day',
      reviews.replace(', replyDate: "2026-10-02"', ''),
      /replyText and replyDate go together/,
    ],
  ])('is reported for reviews with %s [L3.14]', async (_, text, words) => {
    expect(await refusalOf({ 'reviews.yaml': text })).toMatch(words);
  });

  it('is reported with all problems of all files at once', async () => {
    const refusal = await refusalOf({ 'offers/mats.md': 'x', 'blog/Towing.md': post, 'reviews.yaml': 'x' });
    expect(refusal).toMatch(/mats\.md[\s\S]*Towing\.md[\s\S]*lower-case[\s\S]*reviews\.yaml/);
  });
});

describe('problems across files', () => {
  const findProblems = async (files: Readonly<Record<string, string>>, config: RawObject = {}) => {
    const { publications } = await load(files);
    const site = resolveOrThrow(minimalSite('acme-cars', 'group', { websiteId: 1001, ...config }));
    return findPublicationProblems({ ...site, publications }).map(({ message }) => message);
  };

  it('are found: duplicate ids and unknown locations', async () => {
    const files = {
      'offers/a.md': offer,
      'offers/b.md': offer,
      'reviews.yaml': reviews.replace('- count', '- location: nowhere\n    count'),
    };
    expect(await findProblems(files)).toEqual([
      'two offers have the id 7',
      "reviews.yaml has a set for the location 'nowhere', which doesn't exist",
    ]);
  });

  it('are found: tags and posts at one address, tags without an address [L2.28]', async () => {
    const files = {
      'blog/towing.md': post,
      'blog/vehicle-reviews.md': post.replace('[Towing]', '[Vans]'),
      'blog/utes.md': post.replace('[Towing]', '[vans, 車]'),
    };
    expect(await findProblems(files)).toEqual([
      'blog/towing.md has the same address as a tag',
      'blog/vehicle-reviews.md has the same address as a tag',
      "these blog tags share one address: 'vans', 'Vans'",
      "these blog tags have no letters or digits to make an address from: '車'",
    ]);
  });

  it('are found: content of the offers page that would be lost [L2.25]', () => {
    const site = resolveOrThrow(minimalSite('acme-cars'));
    const countOf = (changes: Partial<ContentPage>): number => {
      const page = makeContentPage('special-offers', '<p>Ask.</p>', changes);
      return findPublicationProblems({ ...site, content: { 'special-offers': page } }).length;
    };
    const blocks = [{ kind: 'reviews' as const, limit: 3 }];
    expect([{}, { blocks }, { lead: 'More' }, { part: 'financeCalculator' as const }].map(countOf)).toEqual([
      0, 1, 1, 1,
    ]);
  });

  it('are found: a name in a block that the site has nobody for [D.58]', () => {
    const site = resolveOrThrow(
      minimalSite('acme-cars', 'group', { content: { people: [{ name: 'Jo Field', role: 'Workshop' }] } }),
    );
    const findIn = (...names: readonly string[]) => {
      const blocks = [{ kind: 'people' as const, title: null, names: [...names] }];
      const content = { 'about-us': makeContentPage('about-us', '', { blocks }) };
      return findPublicationProblems({ ...site, content }).map(({ message }) => message);
    };
    expect([findIn(), findIn('Jo Field')]).toEqual([[], []]);
    expect(findIn('Jo Field', 'Jo Feild')).toEqual([
      "content/about-us.md names 'Jo Feild', who isn't in content.people: Jo Field",
    ]);
  });

  it('are found: a rate on a site without a lender for its comparison rate [L3.08]', async () => {
    const financed = offer.replace(
      'model:',
      'category: Finance offer\nfinance: { ratePercent: 5, termMonths: 48 }\nmodel:',
    );
    const refusal = 'the offer 7 has a rate, but the site has no lender (finance.provider) for its comparison rate';
    expect(await findProblems({ 'offers/a.md': financed })).toEqual([refusal]);
    const finance = { provider: 'a', providers: { a: { name: 'Lender A' } } };
    expect(await findProblems({ 'offers/a.md': financed }, { finance })).toEqual([]);
    const elsewhere = financed.replace('id: 7', 'id: 7\nexcludedWebsiteIds: [1001]');
    expect(await findProblems({ 'offers/a.md': elsewhere })).toEqual([]);
  });
});

import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '#src/account/rules/visitor.ts';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { AskedSearches } from '#src/watchlist/rules/searches/search-form.ts';
import type { NoticeConsent } from '#src/watchlist/view/build-notices-view.ts';
import type { FoundSearch, WantedSearch } from '#src/watchlist/view/searches/build-searches-view.ts';
import { buildSavedSearchesPage } from './build-saved-searches-page.ts';
import { SavedSearchesPage } from './saved-searches-page.tsx';
import { loader } from './saved-searches-route.tsx';

const saving = makeTestContext({ watchlist: { isEnabled: true, savedSearches: true } });
const telling = makeTestContext({ watchlist: { isEnabled: true, savedSearches: true, notices: 'mailAndSms' } });
const phone = '+61412345678';
const full: FoundSearch = {
  searchUuid: 'first',
  name: 'For Ann',
  filters: 'Kia, SUV',
  href: '/search/kia?body=SUV',
  savedAt: new Date('2026-11-21T15:00:00Z'),
  isFollowed: false,
  count: 1_204,
  absent: '',
  standing: 'whole',
};
const sparse: FoundSearch = {
  ...full,
  searchUuid: 'second',
  name: 'Ferrari',
  filters: 'Ferrari',
  count: 0,
  absent: 'Ferrari',
};
const consent: NoticeConsent = {
  channel: 'mail',
  target: 'ann@example.com',
  agreedAt: new Date('2026-11-20T00:00:00Z'),
};

interface Drawn extends Partial<AskedSearches> {
  readonly wanted?: WantedSearch;
  readonly consent?: NoticeConsent;
  readonly unproven?: string;
}

const draw = (searches: readonly FoundSearch[], drawn: Drawn = {}, context = telling): string => {
  const { wanted = null, consent: agreed = null, unproven = null, ...asked } = drawn;
  const nothing = { save: null, answer: null, aboutUuid: null, noticeAnswer: null };
  const view = buildSavedSearchesPage({ searches, wanted, consent: agreed, unproven }, context.site, {
    phone,
    ...nothing,
    ...asked,
  });
  const markup = drawOnSite(<SavedSearchesPage view={view} />, context);
  expect(findMarkupFlaws(markup)).toEqual([]);
  return markup;
};

describe('the page of saved searches', () => {
  it('lists each with its link, what it finds now, its day and its filters, and what nothing in stock has [B1.15]', () => {
    const markup = draw([full, sparse]);
    const text = readText(markup);
    expect(markup).toContain('href="/search/kia?body=SUV"');
    expect(text).toContain('For Ann 1,204 cars now Kia, SUV. Saved on 22 November 2026');
    expect(text).toContain('Ferrari 0 cars now Saved on 22 November 2026 Not in stock right now: Ferrari.');
    for (const name of ['rename', 'follow', 'remove']) {
      expect(markup.match(new RegExp(`action="/watchlist/searches/${name}"`, 'g'))).toHaveLength(2);
    }
    expect(markup).not.toContain('data-watchlist');
  });

  it('says what to do where nothing is saved', () => {
    const text = readText(draw([]));
    expect(text).toContain('No searches saved yet');
    expect(text).toContain('Search our cars');
    expect(text).not.toContain('Get alerts');
    expect(text).not.toContain('you agree that');
  });

  it('asks for the name of a search that waited for the sign-in, and says when it is saved already [B2.11]', () => {
    const wanted = { query: 'make=Kia', name: 'Kia', sameUuid: null };
    const waiting = draw([], { wanted, save: 'make=Kia' });
    expect(waiting).toMatch(/name="search" value="make=Kia"/);
    expect(waiting).toMatch(/<input[^>]*name="name"[^>]*value="Kia"/);
    expect(readText(waiting)).not.toContain('No searches saved yet');
    const known = draw([full], { wanted: { ...wanted, sameUuid: 'first' }, save: 'make=Kia' });
    expect(readText(known)).toContain('You’ve already saved this search.');
    expect(known).not.toContain('action="/watchlist/searches/save"');
    const crowded = draw([full], { wanted, save: 'make=Kia', answer: 'full' });
    expect(readText(crowded)).toContain('You’ve already saved 20 searches. Delete one first.');
    expect(crowded).toContain('action="/watchlist/searches/save"');
  });

  it('is told of by the words that are kept with a yes, and stopped, where the site tells [L2.30]', () => {
    const off = draw([full]);
    expect(readText(off)).toContain('Alert me to new matches : For Ann');
    expect(readText(off)).toContain(
      `By choosing ‘Alert me to new matches’ you agree that ${telling.site.name} can tell you`,
    );
    expect(off).not.toContain('action="/watchlist/notices"');
    const asked = draw([{ ...full, isFollowed: true }], { answer: 'told', aboutUuid: 'first' });
    expect(readText(asked)).toContain('One more step: choose how you’d like to get alerts.');
    expect(readText(asked)).toContain('To start getting alerts, choose email or text below.');
    expect(asked).toMatch(/action="\/watchlist\/notices"[^>]*>\s*<input[^>]*name="from" value="searches"/);
    const on = draw([{ ...full, isFollowed: true }], { answer: 'told', aboutUuid: 'first', consent });
    expect(readText(on)).toContain('Alerts are on for this search.');
    expect(readText(on)).toContain('Stop alerts : For Ann');
    expect(readText(on)).toContain('We’ll email ann@example.com');
    const unproven = draw([full], { unproven: 'ann@example.com' });
    expect(readText(unproven)).toContain('We’ve emailed ann@example.com.');
    const silent = draw([full], {}, saving);
    expect(silent).not.toContain('/follow');
    expect(readText(silent)).not.toContain('you agree that');
  });

  it('says why a search is not told of: it finds too much, or a part of it is gone', () => {
    const followed = { ...full, isFollowed: true };
    expect(readText(draw([{ ...followed, standing: 'broad' }], { consent }))).toContain(
      'This search finds more than 500 cars. We’ll send alerts once it finds fewer.',
    );
    const partial = draw([{ ...full, standing: 'partial' }], { consent });
    expect(readText(partial)).toContain('Part of this search is no longer available.');
    expect(partial).not.toContain('/follow');
  });

  it('shows a name that was not taken as the problem of its field', () => {
    const markup = draw([full, sparse], { answer: 'name', aboutUuid: 'second' });
    expect(readText(markup)).toContain('Please enter a name of up to 80 characters.');
    expect(markup.match(/<details[^>]* open/g)).toHaveLength(1);
    expect(markup).toMatch(/id="name-second"[^>]*aria-invalid="true"/);
  });
});

describe('its address', () => {
  const load = async (visitor: Visitor | null, site = saving.site, path = '/watchlist/searches') => {
    const context = new RouterContextProvider();
    const loadSavedSearches = async (uuid: string, save: string | null) => ({
      searches: uuid === 'mine' ? [full] : [],
      consent: null,
      unproven: null,
      wanted: save === null ? null : { query: save, name: save, sameUuid: null },
    });
    const page = { site, queries: { loadSavedSearches }, visit: { visitor, cameFrom: '/search/used-cars/' } };
    context.set(pageContext, page as unknown as PageContext);
    const url = new URL(path, site.url);
    const args = { context, url, request: new Request(url), params: {}, pattern: '/watchlist/searches' };
    return loader(args as unknown as Parameters<typeof loader>[0]);
  };
  const findThrown = (loading: Promise<unknown>): Promise<unknown> =>
    loading.then(
      () => null,
      (thrown: unknown) => thrown,
    );

  it('is the visitor’s own page, with what waits to be saved [B1.15]', async () => {
    const path = '/watchlist/searches?save=make%3DKia';
    const view = await load({ visitorUuid: 'mine', phone }, saving.site, path);
    expect(view).toMatchObject({ rows: [{ id: 'first' }], wanted: { query: 'make=Kia' }, isIndexed: false });
  });

  it('leads a visitor who hasn’t signed in to the sign-in [B2.11]', async () => {
    const thrown = await findThrown(load(null));
    expect((thrown as Response).headers.get('location')).toMatch(
      /^\/sign-in\?type=watchlist&redirect=%2Fwatchlist%2Fsearches&/,
    );
  });

  it('is no page of a site that saves no searches, or has no watchlist', async () => {
    for (const watchlist of [{ isEnabled: true }, { savedSearches: true }]) {
      const { site } = makeTestContext({ watchlist });
      const thrown = await findThrown(load({ visitorUuid: 'mine', phone }, site));
      expect(thrown).toMatchObject({ init: { status: 404 } });
    }
  });
});

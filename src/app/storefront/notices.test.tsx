import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildAnnouncementView } from '#src/promotions/view/build-announcement-view.ts';
import { buildPopupView } from '#src/promotions/view/build-popup-view.ts';
import { AnnouncementPlace } from '#src/promotions/web/announcement-place.tsx';
import { PromoPopup } from '#src/promotions/web/promo-popup.tsx';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { readText } from '#src/ui/testing/read-text.ts';

// These tests' sites are in Brisbane, where it's 10 am on 21 November.
const drawBar = (announcements: readonly RawObject[]): string | null => {
  const { site, now } = makeTestContext({ promotions: { announcements } });
  const view = buildAnnouncementView(site.config.promotions, { now, timeZone: site.timeZone });
  return view && renderToStaticMarkup(<AnnouncementPlace announcement={view} />);
};
const withoutScript = (markup: string | null): string => (markup ?? '').replace(/<script>.*?<\/script>/s, '');
const wordsOf = (markup: string | null): string => readText(withoutScript(markup));
const nameOf = (markup: string | null): string | undefined => /data-announcement="(\w+)"/.exec(markup ?? '')?.[1];

describe('the announcement', () => {
  const link = { label: 'Ask for one', href: '/contact' };
  const full = drawBar([{ text: 'Take a demonstrator home.', link, expiryDate: '2026-11-21' }]);
  const sparse = drawBar([{ text: 'Open on Sundays.' }]);

  it('says what is announced, with a way on where there is one [L2.74]', () => {
    expect(wordsOf(full)).toBe('Take a demonstrator home. Ask for one');
    expect(full).toContain('<a href="/contact">Ask for one</a>');
    expect(wordsOf(sparse)).toBe('Open on Sundays.');
    expect(sparse).not.toContain('<a');
    expect([full, sparse].flatMap((markup) => findMarkupFlaws(withoutScript(markup)))).toEqual([]);
  });

  it('has a button with a name that closes it, which only its script uncovers [L2.74]', () => {
    for (const markup of [full, sparse]) {
      expect(markup).toMatch(/<button type="button"[^>]* hidden="" aria-label="Close announcement">/);
      expect(markup).toMatch(/<script>.*button\.hidden = false.*<\/script><\/section>/s);
    }
  });

  it('is remembered by its words: other words are another announcement [L2.74]', () => {
    expect(nameOf(sparse)).toMatch(/^[a-z0-9]{4,}$/);
    expect(nameOf(drawBar([{ text: 'Open on Sundays.', expiryDate: '2027-01-01' }]))).toBe(nameOf(sparse));
    expect(nameOf(drawBar([{ text: 'Open on Mondays.' }]))).not.toBe(nameOf(sparse));
    expect(nameOf(drawBar([{ text: 'Open on Sundays.', link }]))).not.toBe(nameOf(sparse));
  });

  it('is not drawn after its last day, and says in the page when that ends [B5.43]', () => {
    expect(drawBar([{ text: 'Open on Sundays.', expiryDate: '2026-11-20' }])).toBeNull();
    expect(full).toContain(`data-expires="${Date.parse('2026-11-21T14:00:00Z')}"`);
    expect(sparse).not.toContain('data-expires');
    const next = drawBar([{ text: 'Over.', expiryDate: '2026-11-20' }, { text: 'Open on Sundays.' }]);
    expect(wordsOf(next)).toBe('Open on Sundays.');
  });

  it('is on no site that announces nothing [L2.74]', () => {
    expect(drawBar([])).toBeNull();
  });
});

describe('the popup', () => {
  const words = { title: 'Weighed for free', text: 'Every Saturday.', href: '/weights', action: 'How it works' };
  const viewOf = (popups: readonly RawObject[]) => {
    const { site, now } = makeTestContext({ promotions: { popups } });
    return buildPopupView(site.config.promotions, { now, timeZone: site.timeZone });
  };
  const draw = (popup: RawObject): string => {
    const view = viewOf([popup]);
    return view === null
      ? ''
      : renderToStaticMarkup(<PromoPopup popup={view} onFollow={() => undefined} onClose={() => undefined} />);
  };
  const full = draw({ ...words, imageUrl: '/media/van.avif', imageAlt: 'A van' });

  it('has image, title, description and button, and a button that closes it [L2.72]', () => {
    expect(readText(full)).toBe('Weighed for free Every Saturday. How it works');
    expect(full).toMatch(/<img [^>]*alt="A van"/);
    expect(full).toMatch(/<h2 id="([^"]+)">Weighed for free<\/h2>/);
    expect(full).toMatch(/<a [^>]*href="\/weights"[^>]*>How it works<\/a>/);
    expect(full).toMatch(/<button type="button"[^>]*aria-label="Close"/);
  });

  it('is a dialog with the name of its title [L2.72]', () => {
    const id = /<h2 id="([^"]+)">/.exec(full)?.[1];
    expect(/<dialog [^>]*aria-labelledby="([^"]+)"/.exec(full)?.[1]).toBe(id);
    expect(findMarkupFlaws(full)).toEqual([]);
  });

  it('goes without a picture where the dealer has none [L2.72]', () => {
    expect(draw(words)).not.toContain('<img');
    expect(readText(draw(words))).toBe(readText(full));
  });

  it('is not there after its last day [B5.43]', () => {
    expect(viewOf([{ ...words, expiryDate: '2026-11-20' }])).toBeNull();
    expect(viewOf([{ ...words, expiryDate: '2026-11-21' }])?.expiresAtMs).toBe(Date.parse('2026-11-21T14:00:00Z'));
    expect(viewOf([])).toBeNull();
  });

  it('opens after the seconds that the site sets, three where it says nothing [L4.27]', () => {
    expect(viewOf([words])?.delayMs).toBe(3000);
    expect(viewOf([{ ...words, delaySeconds: 10 }])?.delayMs).toBe(10_000);
  });

  it('is remembered by its words: other words are another popup [L4.28]', () => {
    const idOf = (changes: RawObject) => viewOf([{ ...words, ...changes }])?.id;
    expect(idOf({ expiryDate: '2027-01-01' })).toBe(idOf({}));
    expect(idOf({ title: 'Weighed' })).not.toBe(idOf({}));
  });
});

import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { NoticeAnswer } from '#src/watchlist/rules/notice-form.ts';
import type { NoticeConsent } from '#src/watchlist/view/build-notices-view.ts';
import { buildWatchlistView, type WatchedStock } from './build-watchlist-view.ts';
import { WatchlistPage } from './watchlist-page.tsx';

interface AskedNotices {
  readonly consent: NoticeConsent | null;
  readonly unproven: string | null;
  readonly token: string | null;
  readonly answer: NoticeAnswer | null;
  readonly stock: WatchedStock;
}

const phone = '+61412345678';

describe('the offer to be told of changes', () => {
  const one = { ids: [7], cards: [], gone: [] };
  const contextOf = (notices: 'none' | 'mail' | 'mailAndSms') =>
    makeTestContext({ watchlist: { isEnabled: true, notices } });
  const viewNotices = (notices: 'none' | 'mail' | 'mailAndSms', asked: Partial<AskedNotices> = {}) => {
    const { consent = null, unproven = null, token = null, answer = null, stock = one } = asked;
    return buildWatchlistView({ stock, consent, unproven }, contextOf(notices).site, { phone, answer, token });
  };
  const drawNotices = (...asked: Parameters<typeof viewNotices>) =>
    drawOnSite(<WatchlistPage view={viewNotices(...asked)} />, contextOf(asked[0]));

  it('asks for a yes that nobody ticked before, by the ways of the site, and not where the site tells nobody', () => {
    const markup = drawNotices('mailAndSms');
    expect(markup).toMatch(/<form [^>]*action="\/watchlist\/notices" method="post"/);
    const ways = [...markup.matchAll(/<input type="radio"[^>]*value="(\w+)"/g)].map(([, way]) => way);
    expect(ways).toEqual(['mail', 'sms']);
    const box = markup.match(/<input[^>]*type="checkbox"[^>]*>/)?.[0];
    expect(box).toContain('required');
    expect(box).not.toContain('checked');
    expect(readText(markup)).toMatch(
      /Yes, .+ can send me alerts the way I’ve chosen when a car on my watchlist drops in price or is available again/,
    );
    expect(findMarkupFlaws(markup)).toEqual([]);
    expect(drawNotices('mail')).toMatch(/<input type="hidden" name="channel" value="mail"/);
    expect(drawNotices('mail')).not.toContain('value="sms"');
    expect(drawNotices('none')).not.toContain('/watchlist/notices');
    // A shopper without saved vehicles isn't asked about alerts.
    expect(drawNotices('mail', { stock: { ...one, ids: [] } })).not.toContain('/watchlist/notices');
  });

  it('asks for searches too, and leads to them, where the site keeps them [L2.30]', () => {
    const context = makeTestContext({ watchlist: { isEnabled: true, notices: 'mail', savedSearches: true } });
    const view = buildWatchlistView({ stock: one, consent: null, unproven: null }, context.site, {
      phone,
      answer: null,
      token: null,
    });
    const markup = drawOnSite(<WatchlistPage view={view} />, context);
    expect(readText(markup)).toContain(
      'or is available again, or when new cars match a search I’ve turned alerts on for.',
    );
    expect(markup).toContain('href="/watchlist/searches"');
    expect(findMarkupFlaws(markup)).toEqual([]);
    expect(readText(drawNotices('mail'))).not.toContain('search I follow');
    expect(drawNotices('mail')).not.toContain('/watchlist/searches');
  });

  it.each([
    ['email', 'Please enter a valid email address.', /type="email"[^>]*aria-invalid="true"/],
    ['agreed', 'Please tick the box to get alerts.', /type="checkbox"[^>]*aria-invalid="true"/],
  ] as const)('says what is missing beside its field: %s', (answer, words, field) => {
    const markup = drawNotices('mailAndSms', { answer });
    expect(readText(markup)).toContain(words);
    expect(markup).toMatch(field);
    expect(drawNotices('mailAndSms')).not.toContain('aria-invalid');
    // The redirect leads to this message above the form, which links to the field.
    expect(markup).toMatch(
      new RegExp(`<div id="notices-problem"[^>]*role="alert"[^>]*><p><a href="#notices-${answer}"`),
    );
    expect(markup).toContain(`id="notices-${answer}"`);
    expect(viewNotices('mailAndSms', { answer }).documentTitle).toMatch(/^Error: /);
    expect(viewNotices('mailAndSms', { answer: 'off' }).documentTitle).not.toContain('Error');
  });

  it('says that an address awaits confirmation, takes it from a visitor with the link, and can start again [L2.30]', () => {
    const unproven = 'ann@example.com';
    const waits = drawNotices('mail', { unproven, answer: 'asked', stock: { ...one, ids: [] } });
    expect(readText(waits)).toContain('Confirm your email address We’ve emailed ann@example.com. Click the link');
    expect(readText(waits)).toContain('to confirm your address and alerts will start');
    expect(waits).toMatch(/action="\/watchlist\/notices\/stop".*Start again/);
    expect(waits).not.toMatch(/name="token"|type="checkbox"|role="alert"/);
    const followed = drawNotices('mail', { unproven, token: 'abc' });
    expect(readText(followed)).toContain(
      'Confirm your address and we’ll send alerts to ann@example.com. Confirm my address',
    );
    expect(followed).toMatch(
      /<form [^>]*action="\/watchlist\/notices"[^>]*><input type="hidden" name="token" value="abc"/,
    );
    expect(findMarkupFlaws(followed)).toEqual([]);
    // A visitor without a pending address has nothing to confirm, whatever link they follow.
    expect(drawNotices('mail', { token: 'abc' })).not.toContain('name="token"');
  });

  it.each([
    ['tooMany', 'We’ve already sent several confirmation emails today.'],
    ['unsent', 'We couldn’t send the email. Please try again shortly.'],
    ['oldLink', 'That link has expired, or someone else requested it.'],
  ] as const)('says what went wrong with the mail that asks: %s [L2.30]', (answer, words) => {
    const markup = drawNotices('mail', { answer, unproven: 'ann@example.com' });
    expect(/<div id="notices-problem"[^>]*>(.*?)<\/div>/.exec(markup)?.[1]).toContain(words);
    expect(markup).toContain('Start again');
  });

  it('says how somebody is told who agreed, since when, and lets them stop it', () => {
    const agreedAt = new Date('2026-11-20T15:00:00Z');
    const byMail = drawNotices('mailAndSms', { consent: { channel: 'mail', target: 'ann@example.com', agreedAt } });
    expect(readText(byMail)).toContain('We’ll email ann@example.com when a car on your watchlist drops in price');
    expect(readText(byMail)).toContain('You signed up on 21 November 2026.');
    expect(byMail).toContain('action="/watchlist/notices/stop"');
    expect(byMail).not.toContain('type="checkbox"');
    const bySms = drawNotices('mailAndSms', { consent: { channel: 'sms', target: phone, agreedAt }, answer: 'on' });
    expect(readText(bySms)).toContain('Alerts are on. We’ll text 0412 345 678');
    expect(readText(drawNotices('mailAndSms', { answer: 'off' }))).toContain('Alerts are off.');
    expect(findMarkupFlaws(byMail)).toEqual([]);
  });
});

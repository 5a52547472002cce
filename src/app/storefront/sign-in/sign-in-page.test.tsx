import { describe, expect, it } from 'vitest';
import type { PendingCode } from '#src/account/rules/sign-in-code.ts';
import { readAskedSignIn, signInTypes } from '#src/account/rules/sign-in-step.ts';
import type { CodeDelivery } from '#src/account/view/build-sign-in-view.ts';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildSignInPage } from './build-sign-in-page.ts';
import { SignInPage } from './sign-in-page.tsx';

const context = makeTestContext();
const { now, site } = context;
const sent: PendingCode = {
  phone: '+61412345678',
  sentAt: new Date(now.getTime() - 10_000).toISOString(),
  expiresAt: new Date(now.getTime() + 590_000).toISOString(),
  tries: 0,
  isUsed: false,
};
const over = { ...sent, expiresAt: now.toISOString() };

const build = (query: string, pending: PendingCode | null = null, codeDelivery: CodeDelivery = 'text') =>
  buildSignInPage(site, readAskedSignIn(new URLSearchParams(query)), { pending, now, codeDelivery });
const draw = (query: string, pending: PendingCode | null = null): string =>
  drawOnSite(<SignInPage view={build(query, pending)} />, context);
const say = (query: string, pending: PendingCode | null = null): string => readText(draw(query, pending));

describe('the page of the sign-in', () => {
  it.each([
    ['my-garage', 'Sign in to your garage'],
    ['watchlist', 'Sign in to your watchlist'],
    ['checkout', 'Sign in to reserve or buy'],
    ['finance', 'Sign in to apply for finance'],
    ['car-finance', 'Sign in to see your rates'],
    ['spin-to-win', 'Sign in to spin the wheel'],
    ['online-payment', 'Sign in to pay online'],
    ['trade-in', 'Sign in to value your vehicle'],
    ['no-such-type', 'Sign in'],
  ])('says what %s is signed in for [L6.02] [B2.11]', (type, title) => {
    expect(draw(`type=${type}`)).toContain(`<h1>${title}</h1>`);
  });

  it('has words of its own for every type [L6.02]', () => {
    expect(new Set(signInTypes.map((type) => build(`type=${type}`).signIn.reason)).size).toBe(signInTypes.length);
  });

  it('says what a visitor finds on every device, where the site has it [L6.02] [B1.15] [B1.12]', () => {
    const perksOf = (config: Record<string, unknown>, query = ''): string => {
      const other = makeTestContext(config);
      const view = buildSignInPage(other.site, readAskedSignIn(new URLSearchParams(query)), {
        pending: sent,
        now,
        codeDelivery: 'text',
      });
      const words = readText(drawOnSite(<SignInPage view={view} />, other));
      return words.slice(words.indexOf('Yours on any device'));
    };
    const all = perksOf({ watchlist: { isEnabled: true, savedSearches: true }, checkout: { path: 'checkout' } });
    expect(all).toMatch(/^Yours on any device Your watchlist The cars .* Your saved searches .* Your reservations /);
    expect(perksOf({ watchlist: { isEnabled: true } })).not.toMatch(/saved searches|reservations/);
    expect(perksOf({ watchlist: { savedSearches: true }, checkout: { path: 'checkout' } })).not.toMatch(
      /watchlist|searches/,
    );
    expect(perksOf({}, 'step=code')).not.toContain('Yours on any device');
    expect(perksOf({ watchlist: { isEnabled: true } }, 'step=code')).toContain('Your watchlist');
  });

  it('says what happens with the number, and what comes next [L6.02] [D.28]', () => {
    const numberWords = say('type=watchlist');
    expect(numberWords).toContain('Send me a code Next: enter the 6-digit code.');
    expect(numberWords).toContain('What we do with your number We use it to sign you in');
    expect(say('type=watchlist&step=code', sent)).toContain('Sign in You’ll go straight to your watchlist.');
    expect(say('step=code', sent)).toContain('You’ll go straight to the page you were on.');
    expect(draw('')).toMatch(/<li data-state="current" aria-current="step">Mobile number/);
    expect(draw('step=code', sent)).toMatch(/<li data-state="current" aria-current="step">Code/);
  });

  const sayWhere = (codeDelivery: CodeDelivery, query: string, pending: PendingCode | null = null): string =>
    readText(drawOnSite(<SignInPage view={build(query, pending, codeDelivery)} />, context));

  it('says so before and after it if the code goes to a file, on a development server without an SMS provider [D.28] [D.59]', () => {
    expect(sayWhere('file', 'type=my-garage')).toMatch(/It doesn’t send text messages.*Your mobile number/);
    const codeWords = sayWhere('file', 'type=my-garage&step=code', sent);
    expect(codeWords).toMatch(/It doesn’t send text messages.*We’ve created a code for 04/);
    expect(codeWords).not.toMatch(/sent a code|text you|server|file/);
    expect(say('type=my-garage')).not.toContain('text messages');
  });

  it('has no form where nobody would get the code, but a number to call [D.28] [D.59]', () => {
    for (const query of ['type=my-garage', 'type=my-garage&step=code', 'problem=phone']) {
      const words = sayWhere('none', query, sent);
      expect(words).toMatch(/this site can’t send text messages.*We can help you by phone.*Call 07/);
      expect(words).not.toMatch(/Your mobile number|Send me a code|Your 6-digit code|Code /);
    }
    const markup = drawOnSite(<SignInPage view={build('problem=phone', sent, 'none')} />, context);
    expect(markup).not.toMatch(/<form|role="alert"/);
    expect(markup).toMatch(/<a [^>]*href="tel:/);
  });

  it('asks for the number first, in a form that sends along what for [L6.02] [D.28]', () => {
    const markup = draw('type=finance&redirect=%2Ffinance%3Fcar_id%3D7&back=%2Fcars%2Fa');
    expect(markup).toMatch(/<form [^>]*action="\/sign-in\/code" method="post"/);
    expect(markup).toMatch(/<input [^>]*type="tel" autocomplete="tel" [^>]*name="phone"/i);
    expect(markup).toContain('<input type="hidden" name="type" value="finance"/>');
    expect(markup).toContain('<input type="hidden" name="redirect" value="/finance?car_id=7"/>');
    expect(markup).toContain('<input type="hidden" name="back" value="/cars/a"/>');
    expect(markup).toMatch(/<a [^>]*href="\/cars\/a">.*?Back<\/a>/);
    expect(markup).not.toContain('role="alert"');
  });

  it('has no way back where nobody says from where, and none off the site [L6.02] [L6.03]', () => {
    expect(say('type=my-garage&redirect=%2Fmy-garage')).not.toContain('Back');
    const evil = draw('type=evil&redirect=https%3A%2F%2Fevil.example&back=%2F%2Fevil.example');
    expect(evil).not.toContain('evil');
    expect(evil).toMatch(/<a [^>]*href="\/">.*?Back<\/a>/);
  });

  it('asks for the code once it was sent, in one field that a phone fills, and shows the end of the number alone [D.28]', () => {
    const markup = draw('type=finance&redirect=%2Ffinance&step=code', sent);
    expect(markup).toMatch(/<form [^>]*action="\/sign-in" method="post"/);
    expect(markup).toMatch(
      /<input [^>]*type="text" inputmode="numeric" autocomplete="one-time-code" [^>]*name="code"/i,
    );
    expect(readText(markup)).toMatch(/We’ve sent a code to 04•• ••• 678 ?\. It expires in 10 minutes\./);
    expect(markup).not.toMatch(/345678|345 678/);
    expect(markup).toContain('<input type="hidden" name="again" value="yes"/>');
    expect(readText(markup)).toContain('Didn’t get it? You can request a new code after 30 seconds. Send a new code');
    expect(markup).toContain('href="/sign-in?type=finance&amp;redirect=%2Ffinance">Use a different number');
    expect(build('step=code', sent).signIn.step).toMatchObject({ pauseSeconds: 20 });
    const minuteAgo = { ...sent, sentAt: new Date(now.getTime() - 60_000).toISOString() };
    expect(build('step=code', minuteAgo).signIn.step).toMatchObject({ pauseSeconds: 0 });
  });

  it('asks for the number where no code was sent, whatever the address says [D.28]', () => {
    expect(say('step=code')).toContain('Your mobile number');
    expect(say('step=code&problem=wrong-code')).toContain('That code no longer works.');
  });

  it.each([
    ['problem=phone', null, 'Please enter an Australian mobile number, such as 0412 345 678.'],
    ['problem=too-many', null, 'We can’t send another code right now.'],
    ['step=code&problem=too-soon', sent, 'You can request a new one after 30 seconds.'],
    ['step=code&problem=no-code', sent, 'Please enter the 6-digit code.'],
    ['step=code&problem=wrong-code', { ...sent, tries: 1 }, 'That code isn’t right. You have 4 tries left.'],
    ['step=code&problem=wrong-code', { ...sent, tries: 4 }, 'That code isn’t right. You have 1 try left.'],
  ])('says what is wrong at %s, before all else [D.28]', (query, pending, message) => {
    const markup = draw(query, pending);
    expect(markup).toMatch(/role="alert" tabindex="-1"/i);
    expect(readText(markup)).toContain(message);
    expect(markup).toMatch(/<input[^>]* aria-invalid="true" aria-describedby="sign-in-error /);
    expect(buildPageMeta(build(query, pending))).toContainEqual({ title: 'Error: Sign in | The dealer wattle' });
  });

  it.each([
    ['was used', { ...sent, isUsed: true }],
    ['ran out', over],
    ['was tried five times', { ...sent, tries: 5 }],
  ])('asks for another code where the one that was sent %s [D.28]', (_what, pending) => {
    const markup = draw('step=code', pending);
    expect(readText(markup)).toContain('That code no longer works. Please request a new one.');
    expect(markup).not.toContain('name="code"');
    expect(markup).toContain('Send a new code');
  });

  it('says so where no other code is sent either [D.28]', () => {
    expect(say('step=code&problem=too-many', over)).toContain('We can’t send another code right now.');
  });

  it('says nothing that an address made up, and no search engine keeps it [L6.02]', () => {
    const view = build('problem=%3Cb%3Ehello&type=%3Cb%3E&step=x');
    expect(view.signIn).toMatchObject({ title: 'Sign in', error: null, hidden: [] });
    expect(view.isIndexed).toBe(false);
    expect(view.canonicalUrl).toBe(`${site.url}/sign-in`);
  });
});

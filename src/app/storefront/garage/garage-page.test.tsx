import { describe, expect, it } from 'vitest';
import { buildAccountView } from '#src/account/view/build-account-view.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildGarageView } from './build-garage-view.ts';
import { GaragePage } from './garage-page.tsx';

it('is called the garage, is empty until the browser fills it, and no search engine keeps it [B1.14]', () => {
  const context = makeTestContext();
  const view = buildGarageView(context.site);
  const markup = drawOnSite(<GaragePage view={view} account={null} />, context);
  expect(markup).toContain('<h1>Garage</h1>');
  expect(readText(markup)).toContain('The cars you saved stay in this browser');
  expect(markup).toMatch(/<section[^>]* aria-label="Saved cars"[^>]*><\/section>/);
  expect(view).toMatchObject({ isIndexed: false, canonicalUrl: `${context.site.url}/my-garage` });
});

it('speaks of what the site sells [B1.14]', () => {
  const context = makeTestContext({ search: { itemTypes: ['caravan'] } });
  expect(readText(drawOnSite(<GaragePage view={buildGarageView(context.site)} account={null} />, context))).toContain(
    'The caravans you saved',
  );
});

describe('the devices of the garage', () => {
  const context = makeTestContext();
  const draw = (...kept: readonly { sessionUuid: string; device: string; signedInAt: string }[]): string => {
    const account = buildAccountView({
      visitor: { phone: '+61412345678' },
      sessionUuid: 'mine',
      devices: kept,
      path: '/my-garage',
      timeZone: 'Australia/Brisbane',
    });
    return drawOnSite(<GaragePage view={buildGarageView(context.site)} account={account} />, context);
  };
  const mine = { sessionUuid: 'mine', device: 'Chrome on Android', signedInAt: '2026-11-01T00:00:00Z' };
  const tablet = { sessionUuid: 'tablet', device: 'Safari on iPad', signedInAt: '2026-11-20T23:30:00Z' };

  it('are this one first, each with the day it signed in on, under the end of the number [D.28] [B3.19]', () => {
    const markup = draw(tablet, mine);
    const text = readText(markup);
    expect(text).toContain('Signed in as 04•• ••• 678');
    expect(text).toMatch(
      /Chrome on Android ?This device ?Signed in on 1 November 2026.*Safari on iPad ?Signed in on 21 November 2026/,
    );
    expect(markup).not.toContain('345');
  });

  it('can be signed out, each other one and all others, by forms [D.28]', () => {
    const markup = draw(mine, tablet);
    expect(markup).toContain('<form action="/sign-out" method="post">');
    expect(markup.match(/<form action="\/sign-in\/devices" method="post">/g)).toHaveLength(2);
    expect(markup).toContain('<input type="hidden" name="session" value="tablet"/>');
    expect(markup).not.toContain('value="mine"');
    expect(readText(markup)).toContain('Sign out all other devices');
    const alone = draw(mine);
    expect(alone).not.toContain('/sign-in/devices');
    expect(readText(alone)).not.toContain('all other devices');
  });
});

import { describe, expect, it } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { buildSampleCards } from './build-sample-cards.ts';

const site = resolveOrThrow(minimalSite('wattle', 'group', {}));
const samples = buildSampleCards(site, '/1.jpg', new Date('2026-11-21T00:00:00Z'));
const cardOf = (state: string) => samples.find((sample) => sample.state === state)?.card;

describe('buildSampleCards', () => {
  it('shows each state as the rules draw it [B4.03] [B4.05] [B4.20]', () => {
    expect(samples).toHaveLength(12);
    expect(cardOf('Sold')).toMatchObject({ status: 'sold', price: null, soldText: 'Sold on 20 November 2026' });
    expect(cardOf('Coming soon')).toMatchObject({ status: 'comingSoon' });
    expect(cardOf('Reserved')).toMatchObject({ tag: { kind: 'reserved' } });
    expect(cardOf('Preorder')).toMatchObject({ price: { kind: 'preorder' } });
    expect(cardOf('No price')).toMatchObject({ price: { kind: 'noPrice' } });
    expect(cardOf('No picture')).toMatchObject({ picture: null });
    expect(cardOf('In stock')).toMatchObject({ picture: { url: '/1.jpg' }, price: { text: '$42,990' } });
    expect(cardOf('Reduced, below market')?.wasPrice).toMatchObject({ savingText: '$2,500 less' });
  });
});

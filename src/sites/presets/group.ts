import type { Preset } from './preset.ts';

export const group: Preset = {
  layout: {
    header: 'utility',
    menus: 'hover',
    hero: 'searchBox',
    card: 'boxed',
    filters: 'rail',
    gallery: 'panel',
    footer: 'columns',
  },
  vehicle: {
    cards: { hasFuelTag: true, newTagText: { demo: 'Just listed', used: 'Just listed' } },
    page: { bars: { header: 'widePages', bottom: 'phones' } },
  },
  finance: {
    calculator: {
      startFrom: 'lender',
      amount: { start: 'price', maxFollowsPrice: true },
      extraSlider: { end: 'amount', stepDollars: 500 },
    },
  },
  calculators: {
    budget: { method: 'amortised' },
    delivery: { from: 'vehicle' },
  },
  watchlist: { onFailure: 'rollback' },
  leads: { optIn: 'unticked', privacyHref: '/privacy-policy' },
};

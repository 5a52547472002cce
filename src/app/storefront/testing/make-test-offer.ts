import type { Offer } from '#src/sites/model/publications.ts';

export const makeSparseOffer = (changes: Partial<Offer> = {}): Offer => ({
  id: 1,
  name: 'Free floor mats',
  highlight: null,
  summary: null,
  descriptionText: '',
  descriptionHtml: '',
  disclaimer: null,
  category: null,
  manufacturer: null,
  model: null,
  image: null,
  excludedWebsiteIds: [],
  lastDay: null,
  finance: null,
  ...changes,
});

export const makeFullOffer = (changes: Partial<Offer> = {}): Offer =>
  makeSparseOffer({
    id: 2,
    name: 'A rate for utes',
    highlight: 'Fixed for four years',
    descriptionText: 'For a ute that earns its keep.',
    descriptionHtml: '<p>For a ute that <strong>earns</strong> its keep.</p>',
    disclaimer: 'For approved buyers.',
    category: 'Finance offer',
    manufacturer: { name: 'Toyota', slug: 'toyota' },
    model: { name: 'HiLux', slug: 'hilux', overrideUrl: null },
    image: { url: '/media/ute.avif', alt: 'A white ute' },
    lastDay: '2026-12-31',
    finance: { ratePercent: 6.49, termMonths: 48 },
    ...changes,
  });

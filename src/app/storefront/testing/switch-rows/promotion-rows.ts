import type { SwitchRow } from './switch-row.ts';

export const promos = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => ({
  title,
  text: 'Text.',
  href: '/x',
  action: 'Go',
}));

export const promoRows: readonly SwitchRow[] = [
  ['imageUrl', '/media/promo.avif'],
  ['imageAlt', 'A car', { imageUrl: '/media/promo.avif' }],
  ['background', 'brand'],
  ['start', '2100-01-01T00:00:00Z'],
  ['expiry', '2000-01-01T00:00:00Z'],
  ['position', 1],
  ['display', ['new']],
  ['strictDisplay', true, { display: ['new'] }],
];

export const promotionRows: readonly SwitchRow[] = [
  ['promotions.everyCards', 4, { promotions: { promos } }],
  ['promotions.order', 'shuffled', { promotions: { everyCards: 4, promos } }],
  ['promotions.promos', promos.slice(0, 1), { promotions: { everyCards: 4 } }],
  ['favourites.isEnabled', false],
  ['favourites.conditions', ['used']],
  ['favourites.viewedCount', 0],
];

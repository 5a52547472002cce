import { expect, it } from 'vitest';
import { stockFeedConfig } from './config.ts';
import { joinWords, listOwnSettings } from './list-own-settings.ts';

it('lists every setting that is not the default, and no other', () => {
  const own = {
    words: { onSale: ['Floor'], notOnSale: ['x'] },
    brakes: { missingPercent: 30 },
    columns: { Odo: 'odometer' },
    reportTo: ['dave@example.com'],
    source: { kind: 'folder', folder: 'acme' },
    pushKeyVariable: 'ACME_KEY',
  };
  expect(listOwnSettings(stockFeedConfig.parse(own))).toEqual(own);
  expect(listOwnSettings(stockFeedConfig.parse({}))).toEqual({});
});

it('joins lists of words, each once', () => {
  expect(joinWords(['Make an offer'], ['make an offer', 'Ring us', 'ring us'])).toEqual(['Make an offer', 'Ring us']);
});

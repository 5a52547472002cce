import { expect, it } from 'vitest';
import { createGenerationCheck, createSiteGenerations } from './site-generations.ts';

it('makes the copies of one site outdated, and no others', () => {
  const generations = createSiteGenerations();
  const isCurrent = createGenerationCheck(generations.buffer);
  const banksia = generations.read('banksia');
  const wattle = generations.read('wattle');
  if (banksia === undefined || wattle === undefined) throw new Error('There is room for both.');
  expect([isCurrent(banksia), isCurrent(wattle)]).toEqual([true, true]);
  generations.advance('banksia');
  expect([isCurrent(banksia), isCurrent(wattle)]).toEqual([false, true]);
  expect(generations.read('banksia')).toEqual({ slot: banksia.slot, generation: banksia.generation + 1 });
});

it('gives sites beyond its capacity no generation, so that their pages are not copied', () => {
  const generations = createSiteGenerations(1);
  expect(generations.read('banksia')).toEqual({ slot: 0, generation: 0 });
  generations.advance('wattle');
  expect(generations.read('wattle')).toBeUndefined();
  expect(generations.read('banksia')).toEqual({ slot: 0, generation: 0 });
});

it('takes a slot that does not exist for outdated', () => {
  const { buffer } = createSiteGenerations(1);
  expect(createGenerationCheck(buffer)({ slot: 1, generation: 0 })).toBe(false);
});

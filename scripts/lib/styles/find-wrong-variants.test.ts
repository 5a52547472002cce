import { expect, it } from 'vitest';
import { findWrongVariants } from './find-wrong-variants.ts';
import { readStyleSheet } from './read-style-sheet.ts';

const choices = new Map([
  ['card', new Set(['boxed', 'row'])],
  ['hero', new Set(['field'])],
]);

const faultsOf = (selector: string): readonly string[] =>
  findWrongVariants(readStyleSheet(`${selector} { gap: 0; }`), choices).map(({ text }) => text);

it.each([
  [':global([data-card="rows"]) .part', '[data-card="rows"] is no layout choice'],
  [':global([data-colour="red"]) .part', '[data-colour="red"] is no layout choice'],
  [':global(:is([data-card="row"], [data-card="box"])) .part', '[data-card="box"] is no layout choice'],
  [':global(body:has(> main > [data-layout="field"])) .part', '[data-layout="field"] is no layout choice'],
  ['.part[data-layout="row"]', `[data-layout="row"] stands on the page's root: write :global([data-layout="row"])`],
  ['.part[data-card="row"]', `[data-card="row"] stands on the page's root: write :global([data-card="row"])`],
])('refuses %s [B2.73]', (selector, fault) => expect(faultsOf(selector)).toEqual([fault]));

it.each([
  ':global([data-card="row"]) .part',
  ':global(:is([data-card="row"], [data-card="boxed"])) &',
  ':global([data-hero="field"] body:has(main :where(#hero-title))) .part',
  ':global(html:has([data-filter-panel]:popover-open))',
  ':global([data-card="row"]) [data-load] .part',
  '.part[data-tone="brand"]',
])('accepts %s [B2.73]', (selector) => expect(faultsOf(selector)).toEqual([]));

import { expect, it } from 'vitest';
import { listDrawn, normalisePage } from './normalise-page.ts';

const page = (name: string, route: string, text: string): string =>
  `<link rel="stylesheet" href="/assets/root-${name}.css"><link rel="waiting-modulepreload" href="/assets/${name}.js">` +
  `<p class="${name}">${text}</p><script type="application/json">{"id":"${route}"}</script>` +
  `<script type="waiting-module" async="">import * as page from "/assets/${name}.js";` +
  `start({ root, page, moduleUrl: "/assets/${name}.js", routeId: "${route}" });</script>`;

it('makes two builds of a page equal', () => {
  expect(normalisePage(page('Ab1', 'pages/home/home-page', 'Kia'))).toBe(
    normalisePage(page('Zz9', 'storefront/home/home-route', 'Kia')),
  );
});

it('keeps a changed word', () => {
  expect(normalisePage(page('Ab1', 'a/b', 'Kia'))).not.toBe(normalisePage(page('Ab1', 'a/b', 'Kias')));
});

const drawn = (attribute: string, style: string, data: string, text: string): string =>
  listDrawn(
    `<html lang="en-AU" ${attribute}><style>${style}</style><p>${text}</p><script>enqueue("<b>${data}")</script></html>`,
  );

it('separates what a page shows from its data and styles', () => {
  expect(drawn('data-a', ':root{--a:1}', 'one', 'Kia')).toBe(drawn('data-b', ':root{--b:1}', 'two', 'Kia'));
  expect(drawn('data-a', ':root{}', 'one', 'Kia')).not.toBe(drawn('data-a', ':root{}', 'one', 'Kias'));
});

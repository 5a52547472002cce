import { expect, it } from 'vitest';
import { normalisePage } from './normalise-page.ts';

const page = (name: string, route: string, text: string): string =>
  `<link rel="stylesheet" href="/assets/root-${name}.css"><link rel="waiting-modulepreload" href="/assets/${name}.js">` +
  `<p class="${name}">${text}</p><script>enqueue("${route}")</script>` +
  `<script type="waiting-module" async="">import "/assets/${name}.js";` +
  `window.__reactRouterRouteModules = {"root":route0,"${route}":route1};</script>`;

it('takes two builds of one page for the same', () => {
  expect(normalisePage(page('Ab1', 'pages/home/home-page', 'Kia'))).toBe(
    normalisePage(page('Zz9', 'storefront/home/home-route', 'Kia')),
  );
});

it('tells a changed word', () => {
  expect(normalisePage(page('Ab1', 'a/b', 'Kia'))).not.toBe(normalisePage(page('Ab1', 'a/b', 'Kias')));
});

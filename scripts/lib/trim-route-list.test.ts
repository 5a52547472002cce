import { expect, it } from 'vitest';
import { trimRouteList } from './trim-route-list.ts';

const listOf = (list: object): string => `window.__reactRouterManifest=${JSON.stringify(list)};`;

it('removes the imports of route files, and nothing else', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] };
  const home = { id: 'home', hasLoader: true, module: '/assets/home.js', css: ['/assets/home.css'] };
  const bare = { id: 'bare', module: '/assets/bare.js' };
  const list = {
    entry,
    routes: { home: { ...home, imports: ['/assets/react.js'] }, bare },
    url: '/m.js',
    version: '1',
  };
  expect(trimRouteList(listOf(list))).toBe(listOf({ ...list, routes: { home, bare } }));
});

it.each(['', 'window.routes={};', 'window.__reactRouterManifest={}', 'window.__reactRouterManifest=1;'])(
  'refuses another format: %s',
  (script) => {
    expect(() => trimRouteList(script)).toThrow('another shape');
  },
);

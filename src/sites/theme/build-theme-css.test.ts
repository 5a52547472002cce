import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { minimalSite } from '../testing/minimal-site.ts';
import { resolveOrThrow } from '../testing/resolve-or-throw.ts';
import { buildThemeCss } from './build-theme-css.ts';

const cssOf = (template: string, changes = {}) => buildThemeCss(resolveOrThrow(minimalSite('acme', template, changes)));
const propertiesOf = (css: string) => [...css.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name);

describe('buildThemeCss', () => {
  it('writes a palette as custom properties [B1.16]', () => {
    const css = cssOf('franchise');
    expect(css).toContain('--surface-ink:#0d2530;');
    expect(css).toContain('--on-ink-quiet:#b9c8cf;');
    expect(css).toContain('--radius-card:0;');
    expect(css).toContain('--size-h1:clamp(2.25rem, 1.6rem + 2.8vw, 4rem)');
    expect(css).toContain('--price-face:var(--font-text)');
    expect(css).toContain('--font-display:"Newsreader Variable"');
  });

  it('prefers the site’s colours to its template’s [B0.02]', () => {
    const brand = { logoUrl: '/logo.svg', palette: { accent: '#123456' } };
    expect(cssOf('used', { brand })).toContain('--accent:#123456;');
    expect(cssOf('used')).toContain('--accent:#8c1448;');
  });

  it.each([
    ['0 1px 2px rgb(10 40 28 / .06), inset 0 0 3em -4px hsl(120deg, 20%, 30%)', true],
    ['0 0 #0000', true],
    ['none', true],
    ['0 0 9px url(/a.svg)', false],
    ['0 0 9px var(--accent)', false],
    ['0 0 9px rgb(var(--x))', false],
    ['0 0 9px myrgb(0 0 0)', false],
    ['0 0 9px (0)', false],
  ])('accepts the shadow %s: %s', (shadowCard, isAccepted) => {
    const draw = () => cssOf('used', { theme: { shadowCard } });
    if (isAccepted) expect(draw()).toContain(`--shadow-card:${shadowCard}`);
    else expect(draw).toThrow('a box-shadow without url() or variables');
  });

  it('widens the spaces in narrow headings, if those of the typeface are narrow', () => {
    const theme = { displayStretch: '70%' };
    expect(cssOf('specialist', { theme })).toContain('--display-word-space:.1em;');
    expect(cssOf('specialist')).toContain('--display-word-space:0;');
    expect(cssOf('group', { theme })).toContain('--display-word-space:0;');
  });

  it('uses the same property names for every template', () => {
    const names = propertiesOf(cssOf('group'));
    for (const template of ['franchise', 'used', 'specialist']) expect(propertiesOf(cssOf(template))).toEqual(names);
  });

  it('uses only names that tokens.md explains', () => {
    const explained = readFileSync('src/sites/theme/tokens.md', 'utf8');
    for (const name of propertiesOf(cssOf('group'))) expect(explained).toContain(`\`${name}\``);
  });
});

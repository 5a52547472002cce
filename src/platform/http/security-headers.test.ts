import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildContentSecurityPolicy } from './security-headers.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

describe('buildContentSecurityPolicy', () => {
  it('allows each inline script and style that we put into the page by its hash', () => {
    const policy = buildContentSecurityPolicy({
      html: '<p>',
      scripts: new Set(['go()', 'stay()']),
      styles: new Set([':root{--a:1}']),
    });
    expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('stay()')};`);
    expect(policy).toContain(`style-src 'self' ${hash(':root{--a:1}')};`);
  });

  it('does not allow a script or style that is in the page, but that we did not put there', () => {
    const policy = buildContentSecurityPolicy({ html: '<style>:root{--a:1}</style><script>go()</script>' });
    expect(policy).toContain("script-src 'self'; style-src 'self';");
  });

  it('never allows inline code in general', () => {
    expect(buildContentSecurityPolicy({ html: '', scripts: new Set(['go()']) })).not.toContain('unsafe-inline');
  });

  it('lets a page frame only the players that it links to [B2.34]', () => {
    const link = (href: string) => `<p>https://player.vimeo.com/</p><a href="${href}">Play</a>`;
    const frames = (html: string) => /frame-src ([^;]*);/.exec(buildContentSecurityPolicy({ html }))?.[1];
    expect(frames(link('https://www.youtube-nocookie.com/embed/abc?rel=0'))).toBe('https://www.youtube-nocookie.com');
    expect(frames(link('https://player.vimeo.com/video/1?dnt=1'))).toBe('https://player.vimeo.com');
    expect(frames(link('https://elsewhere.example/'))).toBe("'none'");
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildContentSecurityPolicy } from './security-headers.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

describe('buildContentSecurityPolicy', () => {
  it('allows each inline script and style of the page by its hash', () => {
    const policy = buildContentSecurityPolicy(
      '<style>:root{--a:1}</style><script type="module" async="">go()</script><script>stay()</script>',
    );
    for (const content of [':root{--a:1}', 'go()', 'stay()']) expect(policy).toContain(hash(content));
  });

  it('never allows inline code in general', () => {
    expect(buildContentSecurityPolicy('<script>go()</script>')).not.toContain('unsafe-inline');
  });

  it('makes no hash for an external script', () => {
    expect(buildContentSecurityPolicy('<script src="/a.js"></script>')).toMatch(/script-src 'self';/);
  });

  it('lets a page frame only the players that it links to [B2.34]', () => {
    const link = (href: string) => `<p>https://player.vimeo.com/</p><a href="${href}">Play</a>`;
    const frames = (html: string) => /frame-src ([^;]*);/.exec(buildContentSecurityPolicy(html))?.[1];
    expect(frames(link('https://www.youtube-nocookie.com/embed/abc?rel=0'))).toBe('https://www.youtube-nocookie.com');
    expect(frames(link('https://player.vimeo.com/video/1?dnt=1'))).toBe('https://player.vimeo.com');
    expect(frames(link('https://elsewhere.example/'))).toBe("'none'");
  });
});

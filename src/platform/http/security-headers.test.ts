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

  it('makes no hash for a script that comes from a file', () => {
    expect(buildContentSecurityPolicy('<script src="/a.js"></script>')).toMatch(/script-src 'self';/);
  });
});

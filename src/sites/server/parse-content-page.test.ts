import { describe, expect, it } from 'vitest';
import { parseContentPage } from './parse-content-page.ts';

const pageOf = (body: string) =>
  parseContentPage('about-us', `---\ntitle: About us\ndescription: Who we are\n---\n${body}`);
const htmlOf = (body: string): string => {
  const parsed = pageOf(body);
  return parsed.kind === 'page' ? parsed.page.html : parsed.reason;
};

describe('parseContentPage', () => {
  it('reads title, description and Markdown', () => {
    expect(pageOf('## Hello\n\nA *car*.')).toEqual({
      kind: 'page',
      page: {
        slug: 'about-us',
        title: 'About us',
        description: 'Who we are',
        html: '<h2>Hello</h2>\n<p>A <em>car</em>.</p>\n',
        part: null,
      },
    });
  });

  it('reads the part that stands below the text, and refuses one that there is not', () => {
    const source = (part: string) => `---\ntitle: A\ndescription: B\npart: ${part}\n---\n`;
    expect(parseContentPage('finance', source('financeCalculator'))).toMatchObject({
      page: { part: 'financeCalculator' },
    });
    expect(parseContentPage('finance', source('lottery')).kind).toBe('refused');
  });

  it('prints raw HTML as text', () => {
    expect(htmlOf('<script>alert(1)</script>')).not.toContain('<script');
    expect(htmlOf('A <img src=x onerror=alert(1)> here')).not.toContain('<img');
  });

  it('keeps links to safe places and drops the rest', () => {
    expect(htmlOf('[contact](/contact)')).toContain('<a href="/contact">contact</a>');
    expect(htmlOf('[ring](tel:+61755501969)')).toContain('href="tel:+61755501969"');
    for (const target of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '//evil.example', 'data:text/html,x']) {
      expect(htmlOf(`[x](${target})`)).not.toContain('<a');
    }
    expect(htmlOf('![x](javascript:alert(1))')).not.toContain('<img');
  });

  it('refuses a page without front matter, with unknown keys, or with a name that is no address', () => {
    expect(parseContentPage('about-us', 'Hello').kind).toBe('refused');
    expect(parseContentPage('about-us', '---\ntitle: A\ndescription: B\ncolour: red\n---\n').kind).toBe('refused');
    expect(parseContentPage('about-us', '---\ntitle: [A\n---\n').kind).toBe('refused');
    expect(parseContentPage('About Us', '---\ntitle: A\ndescription: B\n---\n').kind).toBe('refused');
  });
});

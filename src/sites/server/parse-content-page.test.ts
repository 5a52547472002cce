import { describe, expect, it } from 'vitest';
import { parseContentPage } from './parse-content-page.ts';

const pageOf = (body: string) =>
  parseContentPage('about-us', `---\ntitle: About us\ndescription: Who we are\n---\n${body}`);
const htmlOf = (body: string): string => {
  const parsed = pageOf(body);
  if (parsed.kind === 'refused') return JSON.stringify(parsed.problems);
  return parsed.page.blocks.map((block) => (block.kind === 'text' ? block.html : `[${block.kind}]`)).join('');
};
const problemsOf = (body: string) => {
  const parsed = pageOf(body);
  return parsed.kind === 'refused' ? parsed.problems : [];
};
const fence = (name: string, ...lines: readonly string[]): string =>
  ['```block '.concat(name), ...lines, '```', ''].join('\n');

describe('parseContentPage', () => {
  it('reads title, description and Markdown', () => {
    expect(pageOf('## Hello\n\nA *car*.')).toEqual({
      kind: 'page',
      page: {
        slug: 'about-us',
        title: 'About us',
        description: 'Who we are',
        lead: null,
        picture: null,
        blocks: [{ kind: 'text', html: '<h2>Hello</h2>\n<p>A <em>car</em>.</p>\n' }],
        part: null,
        form: null,
      },
    });
  });

  it('reads the part and the form, and refuses unknown ones', () => {
    const source = (part: string) => `---\ntitle: A\ndescription: B\npart: ${part}\n---\n`;
    expect(parseContentPage('finance', source('financeCalculator'))).toMatchObject({
      page: { part: 'financeCalculator' },
    });
    expect(parseContentPage('finance', source('lottery')).kind).toBe('refused');
    const withForm = (form: string) => `---\ntitle: A\ndescription: B\nform: ${form}\n---\n`;
    expect(parseContentPage('service', withForm('service'))).toMatchObject({ page: { form: 'service' } });
    expect(parseContentPage('service', withForm('contact')).kind).toBe('refused');
  });

  it('render raw HTML as text', () => {
    expect(htmlOf('<script>alert(1)</script>')).not.toContain('<script');
    expect(htmlOf('A <img src=x onerror=alert(1)> here')).not.toContain('<img');
    expect(htmlOf('A <b>bold</b> word')).toBe('<p>A &lt;b&gt;bold&lt;/b&gt; word</p>\n');
  });

  it.each(['code', 'kbd', 'pre', 'script'])('renders an unclosed <%s> as text', (tag) => {
    for (const rest of [
      '<img src=x onerror=alert(1) x',
      '<svg onload=alert(1) //',
      '</p><script src=//evil.example ',
    ]) {
      expect(htmlOf(`A <${tag}>${rest}`)).not.toMatch(/<(?!\/?p>)/);
    }
  });

  it('keeps safe links and drops the rest', () => {
    expect(htmlOf('[contact](/contact)')).toContain('<a href="/contact">contact</a>');
    expect(htmlOf('[ring](tel:+61755501969)')).toContain('href="tel:+61755501969"');
    for (const target of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '//evil.example', 'data:text/html,x']) {
      expect(htmlOf(`[x](${target})`)).not.toContain('<a');
    }
    expect(htmlOf('![x](javascript:alert(1))')).not.toContain('<img');
  });

  it('refuses a page without front matter, with unknown keys, or with an invalid name', () => {
    expect(parseContentPage('about-us', 'Hello').kind).toBe('refused');
    expect(parseContentPage('about-us', '---\ntitle: A\ndescription: B\ncolour: red\n---\n').kind).toBe('refused');
    expect(parseContentPage('about-us', '---\ntitle: [A\n---\n').kind).toBe('refused');
    expect(parseContentPage('About Us', '---\ntitle: A\ndescription: B\n---\n').kind).toBe('refused');
  });

  it('reports the line of a problem in the front matter and what is allowed there', () => {
    const source = '---\ntitle: A\ndescription: B\nformm: service\npart: lottery\n---\n';
    expect(parseContentPage('about-us', source)).toMatchObject({
      problems: [
        { line: 5, message: '"lottery" is not allowed', allowed: 'one of financeCalculator, or null' },
        { line: 4, message: "unknown key 'formm'; did you mean 'form'?" },
      ],
    });
  });

  it('reports the line of invalid YAML in the front matter', () => {
    const parsed = parseContentPage('about-us', '---\ntitle: A\ntitle: B\n---\n');
    expect(parsed).toMatchObject({ problems: [{ message: expect.stringContaining('at line 3') }] });
  });

  it('reads Windows line endings and reports the right lines', () => {
    const source = '---\ntitle: A\ndescription: B\npart: lottery\n---\n\n```block fax\n```\n';
    const asOnWindows = source.replaceAll('\n', '\r\n');
    expect(parseContentPage('about-us', asOnWindows)).toEqual(parseContentPage('about-us', source));
    expect(parseContentPage('about-us', asOnWindows)).toMatchObject({ problems: [{ line: 4 }, { line: 7 }] });
  });

  it('reads a lead and a picture, and refuses a picture without alternative text', () => {
    const source = (more: string) => `---\ntitle: A\ndescription: B\n${more}\n---\n`;
    const picture = 'picture: { src: /media/yard.avif, alt: The yard }';
    expect(parseContentPage('fleet', source(`lead: Ten cars\n${picture}`))).toMatchObject({
      page: { lead: 'Ten cars', picture: { src: '/media/yard.avif', alt: 'The yard' } },
    });
    expect(parseContentPage('fleet', source('picture: { src: /media/yard.avif }')).kind).toBe('refused');
  });

  it('accepts a sale page in its folder, but no deeper name [L2.25]', () => {
    const source = '---\ntitle: A\ndescription: B\n---\n';
    expect(parseContentPage('pages/eofy-2026', source).kind).toBe('page');
    expect(parseContentPage('pages/old/eofy', source).kind).toBe('refused');
    expect(parseContentPage('other/eofy', source).kind).toBe('refused');
  });

  it('places blocks between paragraphs, with safe rendered Markdown', () => {
    const questions = fence('faq', 'questions:', '  - question: Do you?', '    answer: "**Yes** <script>"');
    const parsed = pageOf(`Before.\n\n${fence('payments')}\n${questions}\nAfter.`);
    const answer = '<p><strong>Yes</strong> &lt;script&gt;</p>\n';
    expect(parsed).toMatchObject({
      page: {
        blocks: [
          { kind: 'text', html: '<p>Before.</p>\n' },
          { kind: 'payments', title: null },
          { kind: 'faq', questions: [{ question: 'Do you?', answer }] },
          { kind: 'text', html: '<p>After.</p>\n' },
        ],
      },
    });
  });

  it('resolves reference links', () => {
    expect(htmlOf(`See [it][1].\n\n${fence('payments')}\n[1]: /fleet\n`)).toContain('<a href="/fleet">it</a>');
  });

  it('leaves other fenced code unchanged', () => {
    expect(htmlOf('```yaml\na: 1\n```')).toContain('<code class="language-yaml">a: 1');
  });

  it('reports the line of a wrong block', () => {
    // The text begins on line 5, after the front matter.
    expect(problemsOf(`Words.\n\n${fence('figures', 'figures:', '  - { label: Yards }')}`)).toEqual([
      { path: ['figures', 0], message: 'needs either value or count', line: 9 },
    ]);
    expect(problemsOf(`Words.\n\n${fence('faq', 'tittle: Asked', 'questions: []')}`)).toMatchObject([
      { path: ['questions'], message: '[] is not allowed', line: 9 },
      { path: ['tittle'], message: "unknown key 'tittle'; did you mean 'title'?", line: 8 },
    ]);
    expect(problemsOf(`${fence('faq', 'title: [A')}`)[0]?.line).toBe(5);
    expect(problemsOf(`${fence('faq', 'title: [A')}`)[0]?.message).toContain('at line 6');
  });

  it('refuses an unknown block, one without a name and one in a list', () => {
    expect(problemsOf(fence('fax'))).toMatchObject([
      { line: 5, message: "there is no block 'fax'; did you mean 'faq'?" },
    ]);
    expect(problemsOf('```block\n```')).toHaveLength(1);
    expect(problemsOf('Words.\n\n- one\n\n  ```block payments\n  ```\n')).toMatchObject([
      { line: 7, message: 'a block is inside a list or a quotation' },
    ]);
  });

  it('allows only safe pictures and links in blocks', () => {
    const image = (src: string) => fence('image', `src: ${src}`, 'alt: A car');
    expect(problemsOf(image('/media/car.avif'))).toEqual([]);
    expect(problemsOf(image('javascript:alert(1)'))).toHaveLength(1);
    const tile = fence('tiles', 'tiles:', '  - { title: A, text: B, action: C, href: "//evil.example" }');
    expect(problemsOf(tile)).toHaveLength(1);
    expect(problemsOf(fence('stock', 'title: Utes', 'search: https://evil.example/search/'))).toHaveLength(1);
  });
});

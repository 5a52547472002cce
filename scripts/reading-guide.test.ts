import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { resolveSite } from '#src/sites/config/resolve-site.ts';
import { noPages } from '#src/sites/testing/no-pages.ts';
import { buildSiteYaml } from './site/new/build-site-yaml.ts';
import { readAnswersFile } from './site/new/read-answers-file.ts';
import type { SiteAnswers } from './site/new/site-answers.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

const listPaths = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|scripts|docs|demo|e2e|bench|sites)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('sites/acme-cars/'));

const listLinks = (text: string): readonly (readonly [string, string | undefined])[] =>
  [...text.matchAll(/\]\(([^)#:]+)(?:#([^)]+))?\)/g)].map(([, target = '', section]) => [target, section]);

const listSections = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

const guides = [
  'CONTRIBUTING.md',
  'README.md',
  'docs/adding-a-site.md',
  'docs/changing-a-site.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/production.md',
  'docs/stock-feeds.md',
  'docs/what-to-open.md',
];
/** Each of these is a page docs/{topic}.md, with more pages in the folder docs/{topic}. */
const topics = ['architecture', 'changing-a-site', 'glossary', 'production', 'stock-feeds'];
const topicPages = topics.flatMap((topic) =>
  readdirSync(`docs/${topic}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${topic}/${name}`),
);

describe.each([...guides, ...topicPages])('%s', (file) => {
  it('names existing files', () => {
    expect(listPaths(read(file)).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('links to existing files and sections', () => {
    const broken = listLinks(read(file)).filter(([target, section]) => {
      const path = join(dirname(file), target);
      return !existsSync(path) || (section !== undefined && !listSections(read(path)).includes(section));
    });
    expect(broken).toEqual([]);
  });
});

it.each(topicPages)('leads to %s from the page with the name of its folder', (page) => {
  const index = `${dirname(page)}.md`;
  expect(listLinks(read(index)).map(([target]) => join(dirname(index), target))).toContain(page);
});

it('says what to open for at least twenty changes', () => {
  const rows = read('docs/what-to-open.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && listPaths(line).length > 0);
  expect(rows.length).toBeGreaterThanOrEqual(20);
});

describe('the file of answers in docs/adding-a-site.md', () => {
  const yaml = [...read('docs/adding-a-site.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const example = parse(yaml.find((text) => text.includes('openingHours')) ?? '') as Record<string, unknown>;
  const readAnswers = (answers: Record<string, unknown>): SiteAnswers => {
    const file = join(makeTemporaryFolder('documented'), 'acme.yaml');
    writeFileSync(file, stringify(answers));
    return readAnswersFile(file);
  };
  const options = {
    slug: 'acme-cars',
    websiteId: 2001,
    port: 3000,
    logo: { logoUrl: '/media/acme-cars/mark.svg' },
    schemaPath: 'schema.json',
  };

  it('makes a valid site', () => {
    const written = parse(buildSiteYaml({ ...options, answers: readAnswers(example) })) as Record<string, unknown>;
    expect(resolveSite(written, noPages)).toMatchObject({
      kind: 'site',
      site: { slug: 'acme-cars', name: 'Acme Cars' },
    });
  });

  it.each(Object.keys(example).filter((key) => key !== 'accent'))('is refused without %s', (key) => {
    const { [key]: _left, ...rest } = example;
    expect(() => readAnswers(rest)).toThrow(key);
  });
});

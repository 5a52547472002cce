import { basename, join } from 'node:path';
import { slugText } from '#src/lib/schema/scalar-schemas.ts';
import { buildBlogPost, buildOffer, buildReviewSets } from '../config/pages/build-publications.ts';
import type { Checked } from '../config/pages/create-input-check.ts';
import { checkBlogPost, checkOffer, checkReviewFile } from '../config/pages/publication-inputs.ts';
import type { SiteProblem } from '../config/site-problem.ts';
import type { BlogPost, Publications } from '../model/publications.ts';
import { formatRefusal } from './format-refusal.ts';
import { parseFrontMatter, readYamlFile } from './parse-site-file.ts';
import { renderContent } from './render-content.ts';
import type { SiteFolder } from './site-folder.ts';

type LoadedFile<Value> =
  | { readonly kind: 'value'; readonly file: string; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: string };

type ReadFile =
  | {
      readonly kind: 'document';
      readonly raw: unknown;
      readonly body: string;
      readonly bodyLine: number;
      readonly lineOf: LineOf;
    }
  | { readonly kind: 'missing' | 'refused'; readonly problems: readonly SiteProblem[] };

type LineOf = (path: SiteProblem['path']) => number | undefined;

const refuse = (
  file: string,
  problems: readonly SiteProblem[],
  lineOf?: LineOf,
): { readonly kind: 'refused'; readonly refusal: string } => ({
  kind: 'refused',
  refusal: formatRefusal(file, problems, lineOf),
});

const readDocument = <Input, Value>(
  file: string,
  parsed: ReadFile,
  check: (raw: unknown, body: string, bodyLine: number) => Checked<Input>,
  build: (input: Input, body: string) => Value,
): LoadedFile<Value> => {
  if (parsed.kind !== 'document') return refuse(file, parsed.problems);
  const checked = check(parsed.raw, parsed.body, parsed.bodyLine);
  if (checked.kind === 'refused') return refuse(file, checked.problems, parsed.lineOf);
  return { kind: 'value', file, value: build(checked.input, parsed.body) };
};

const loadFolder = async <Value>(
  folder: SiteFolder,
  under: string,
  load: (file: string, slug: string, read: ReadFile) => LoadedFile<Value>,
): Promise<readonly LoadedFile<Value>[]> => {
  const names = await folder.listMarkdown(under);
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder.path, under, name);
      const slug = basename(name, '.md');
      if (!slugText.safeParse(slug).success) {
        return refuse(file, [{ path: [], message: 'its name must be lower-case letters, digits and single hyphens' }]);
      }
      const found = await folder.read(`${under}/${name}`);
      return load(file, slug, found.kind === 'text' ? parseFrontMatter(found.text) : found);
    }),
  );
};

const loadOffers = (folder: SiteFolder) =>
  loadFolder(folder, 'offers', (file, _, read) =>
    readDocument(file, read, checkOffer, (input, body) => buildOffer(input, renderContent(body))),
  );

const loadPosts = (folder: SiteFolder) =>
  loadFolder(folder, 'blog', (file, slug, read) =>
    readDocument(file, read, checkBlogPost, (input, body) => buildBlogPost(slug, input, renderContent(body))),
  );

const loadReviews = async (folder: SiteFolder) => {
  const yaml = await readYamlFile(folder, 'reviews.yaml');
  if (yaml.kind === 'missing') return [];
  const read = yaml.kind === 'document' ? { ...yaml, body: '', bodyLine: 1 } : yaml;
  return [readDocument(join(folder.path, 'reviews.yaml'), read, checkReviewFile, buildReviewSets)];
};

const valuesOf = <Value>(files: readonly LoadedFile<Value>[]): readonly Value[] =>
  files.flatMap((loaded) => (loaded.kind === 'value' ? [loaded.value] : []));

const byNewest = (one: BlogPost, other: BlogPost): number =>
  other.day.localeCompare(one.day) || one.slug.localeCompare(other.slug);

export const loadPublications = async (
  folder: SiteFolder,
): Promise<{ readonly publications: Publications; readonly refusals: readonly string[] }> => {
  const [offers, posts, reviews] = await Promise.all([loadOffers(folder), loadPosts(folder), loadReviews(folder)]);
  return {
    publications: {
      offers: valuesOf(offers),
      reviewSets: valuesOf(reviews).flat(),
      posts: valuesOf(posts).toSorted(byNewest),
    },
    refusals: [...offers, ...posts, ...reviews].flatMap((loaded) =>
      loaded.kind === 'refused' ? [loaded.refusal] : [],
    ),
  };
};

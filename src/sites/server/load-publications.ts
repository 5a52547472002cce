import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { slugText } from '#src/lib/schema/scalar-schemas.ts';
import { buildBlogPost, buildOffer, buildReviewSets } from '../config/pages/build-publications.ts';
import { type Checked, checkBlogPost, checkOffer, checkReviewFile } from '../config/pages/publication-inputs.ts';
import type { SiteProblem } from '../config/site-problem.ts';
import type { BlogPost } from '../model/blog-post.ts';
import type { Publications } from '../model/publications.ts';
import { formatRefusal } from './format-refusal.ts';
import { type FrontMatter, parseFrontMatter } from './parse-front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import { isMissing } from './read-if-any.ts';
import { renderContent } from './render-content.ts';

/** What a file holds, or why it cannot be used. */
type LoadedFile<Value> =
  | { readonly kind: 'value'; readonly file: string; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: string };

/** A folder or file of a site that need not be there. */
const orIfMissing = async <Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return otherwise;
    throw error;
  }
};

const refuse = (
  file: string,
  problems: readonly SiteProblem[],
  lineOf?: (path: SiteProblem['path']) => number | undefined,
): { readonly kind: 'refused'; readonly refusal: string } => ({
  kind: 'refused',
  refusal: formatRefusal(file, problems, lineOf),
});

const readDocument = <Input, Value>(
  file: string,
  parsed: FrontMatter,
  check: (raw: unknown, body: string) => Checked<Input>,
  build: (input: Input, body: string) => Value,
): LoadedFile<Value> => {
  if (parsed.kind === 'refused') {
    return refuse(
      file,
      parsed.reasons.map((message) => ({ path: [], message })),
    );
  }
  const checked = check(parsed.raw, parsed.body);
  if (checked.kind === 'refused') return refuse(file, checked.problems, parsed.lineOf);
  return { kind: 'value', file, value: build(checked.input, parsed.body) };
};

const loadFolder = async <Value>(
  folder: string,
  load: (file: string, slug: string, source: string) => LoadedFile<Value>,
): Promise<readonly LoadedFile<Value>[]> => {
  const names = (await orIfMissing(readdir(folder), [])).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const slug = basename(name, '.md');
      if (slugText.safeParse(slug).success) return load(file, slug, await readFile(file, 'utf8'));
      const message = 'its name must be lower-case letters, digits and single hyphens';
      return refuse(file, [{ path: [], message }]);
    }),
  );
};

const loadOffers = (folder: string) =>
  loadFolder(join(folder, 'offers'), (file, _, source) =>
    readDocument(file, parseFrontMatter(source), checkOffer, (input, body) => buildOffer(input, renderContent(body))),
  );

const loadPosts = (folder: string) =>
  loadFolder(join(folder, 'blog'), (file, slug, source) =>
    readDocument(file, parseFrontMatter(source), checkBlogPost, (input, body) =>
      buildBlogPost(slug, input, renderContent(body)),
    ),
  );

const loadReviews = async (folder: string) => {
  const file = join(folder, 'reviews.yaml');
  const text = await orIfMissing(readFile(file, 'utf8'), null);
  if (text === null) return [];
  const parsed = parseYaml(text);
  const document = parsed.kind === 'refused' ? parsed : { ...parsed, body: '' };
  return [readDocument(file, document, checkReviewFile, buildReviewSets)];
};

const valuesOf = <Value>(files: readonly LoadedFile<Value>[]): readonly Value[] =>
  files.flatMap((loaded) => (loaded.kind === 'value' ? [loaded.value] : []));

const byNewest = (one: BlogPost, other: BlogPost): number =>
  other.day.localeCompare(one.day) || one.slug.localeCompare(other.slug);

/** Reads offers/*.md, blog/*.md and reviews.yaml of a site's folder, as far as they are there, and says all that is wrong with them. */
export const loadPublications = async (
  folder: string,
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

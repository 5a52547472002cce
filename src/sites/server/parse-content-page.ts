import { z } from 'zod';
import { line, pictureAddress, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { type ContentPage, contentForms, contentParts } from '../config/pages/content-page.ts';
import { createInputCheck } from '../config/pages/create-input-check.ts';
import type { SiteProblem } from '../config/site-problem.ts';
import { parseContentBlocks } from './parse-content-blocks.ts';
import { parseFrontMatter } from './parse-front-matter.ts';

const frontMatter = z.strictObject({
  title: line(100),
  description: line(200),
  lead: line(300).nullable().default(null),
  picture: z
    .strictObject({ src: pictureAddress, alt: z.string().max(200) })
    .nullable()
    .default(null),
  part: z.enum(contentParts).nullable().default(null),
  form: z.enum(contentForms).nullable().default(null),
});

export type ParsedPage =
  | { readonly kind: 'page'; readonly page: ContentPage }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

const checkFrontMatter = createInputCheck<z.output<typeof frontMatter>>(frontMatter);

/** Pages of a sale or a season stand in a folder of their own. @spec L2.25 */
const isPageName = (slug: string): boolean => slugText.safeParse(slug.replace(/^pages\//, '')).success;

/** A content page out of its file: YAML between --- lines, then Markdown with blocks. */
export const parseContentPage = (slug: string, source: string): ParsedPage => {
  if (!isPageName(slug)) {
    return {
      kind: 'refused',
      problems: [{ path: [], message: 'its name must be lower-case letters, digits and single hyphens' }],
    };
  }
  const parts = parseFrontMatter(source);
  if (parts.kind === 'refused') return parts;
  const head = checkFrontMatter(parts.raw);
  const { blocks, problems } = parseContentBlocks(parts.body, parts.bodyLine);
  if (head.kind === 'refused') {
    const ofHead = head.problems.map((problem) => ({ ...problem, line: parts.lineOf(problem.path) ?? 1 }));
    return { kind: 'refused', problems: [...ofHead, ...problems] };
  }
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'page', page: { slug, ...head.input, blocks } };
};

import { z } from 'zod';
import { line, pictureAddress, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { type ContentPage, contentForms, contentParts } from '../config/pages/content-page.ts';
import type { SiteProblem } from '../config/site-problem.ts';
import { parseContentBlocks } from './parse-content-blocks.ts';
import { parseYaml } from './parse-yaml.ts';

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

const needs =
  'needs --- lines with title (at most 100 characters) and description (at most 200), and lead, picture, part and form if any, before its text';

const refuse = (message: string): ParsedPage => ({ kind: 'refused', problems: [{ path: [], message }] });

const readFrontMatter = (text: string): z.output<typeof frontMatter> | undefined => {
  const yaml = parseYaml(text);
  return yaml.kind === 'document' ? frontMatter.safeParse(yaml.raw).data : undefined;
};

/** Pages of a sale or a season stand in a folder of their own. @spec L2.25 */
const isPageName = (slug: string): boolean => slugText.safeParse(slug.replace(/^pages\//, '')).success;

/** A content page out of its file: YAML between --- lines, then Markdown with blocks. */
export const parseContentPage = (slug: string, source: string): ParsedPage => {
  if (!isPageName(slug)) return refuse('its name must be lower-case letters, digits and single hyphens');
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  const head = parts?.[1] === undefined ? undefined : readFrontMatter(parts[1]);
  if (parts === null || head === undefined) return refuse(needs);
  const [, yaml = '', markdown = ''] = parts;
  const { blocks, problems } = parseContentBlocks(markdown, yaml.split('\n').length + 3);
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'page', page: { slug, ...head, blocks } };
};

import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { line, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { type ContentPage, contentParts } from '../model/content-page.ts';
import { renderContent } from './render-content.ts';

const frontMatter = z.strictObject({
  title: line(100),
  description: line(200),
  part: z.enum(contentParts).nullable().default(null),
});

export type ParsedPage =
  | { readonly kind: 'page'; readonly page: ContentPage }
  | { readonly kind: 'refused'; readonly reason: string };

const needs =
  'needs --- lines with title (at most 100 characters) and description (at most 200), and part if any, before its text';

const readFrontMatter = (yaml: string): z.output<typeof frontMatter> | undefined => {
  try {
    return frontMatter.safeParse(parse(yaml)).data;
  } catch (error) {
    if (error instanceof YAMLParseError) return undefined;
    throw error;
  }
};

/** A content page out of its file: YAML between --- lines, then Markdown. */
export const parseContentPage = (slug: string, source: string): ParsedPage => {
  if (!slugText.safeParse(slug).success) {
    return { kind: 'refused', reason: 'its name must be lower-case letters, digits and single hyphens' };
  }
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  const head = parts?.[1] === undefined ? undefined : readFrontMatter(parts[1]);
  if (head === undefined) return { kind: 'refused', reason: needs };
  return { kind: 'page', page: { slug, ...head, html: renderContent(parts?.[2] ?? '') } };
};

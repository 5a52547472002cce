import { type Token, type Tokens, walkTokens } from 'marked';
import { z } from 'zod';
import { line, pictureAddress, slugText } from '#src/lib/schema/scalar-schemas.ts';
import type { ContentBlock, PlacedBlock } from '../config/pages/block-schemas.ts';
import { checkBlock } from '../config/pages/check-block.ts';
import { type ContentPage, contentForms, contentParts } from '../config/pages/content-page.ts';
import { createInputCheck } from '../config/pages/create-input-check.ts';
import type { SiteProblem } from '../config/site-problem.ts';
import { parseFrontMatter, parseYaml } from './parse-site-file.ts';
import { readContent, renderContent, renderTokens } from './render-content.ts';

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

/** @spec L2.25 */
const isPageName = (slug: string): boolean => slugText.safeParse(slug.replace(/^pages\//, '')).success;

interface ParsedBlocks {
  readonly blocks: readonly ContentBlock[];
  readonly problems: readonly SiteProblem[];
}

const blockMark = /^block(?: (.*))?$/;

const markOf = (token: Token): string | undefined =>
  token.type === 'code' ? blockMark.exec((token as Tokens.Code).lang ?? '')?.[1]?.trim() : undefined;

const isBlock = (token: Token): boolean => token.type === 'code' && blockMark.test((token as Tokens.Code).lang ?? '');

const countLines = (text: string): number => text.split('\n').length - 1;

const renderWords = (block: PlacedBlock): PlacedBlock => {
  if (block.kind === 'feature') return { ...block, text: renderContent(block.text) };
  if (block.kind !== 'faq') return block;
  const questions = block.questions.map((entry) => ({ ...entry, answer: renderContent(entry.answer) }));
  return { ...block, questions };
};

const parseBlock = (token: Tokens.Code, fenceLine: number): PlacedBlock | readonly SiteProblem[] => {
  // Leading empty lines make reported line numbers match the file.
  const yaml = parseYaml('\n'.repeat(fenceLine) + token.text);
  if (yaml.kind === 'refused') return yaml.problems.map((problem) => ({ ...problem, line: fenceLine }));
  const checked = checkBlock(markOf(token) ?? '', yaml.raw);
  if (checked.kind === 'block') return renderWords(checked.block);
  return checked.problems.map((problem) => ({ ...problem, line: yaml.lineOf(problem.path) ?? fenceLine }));
};

const findBuried = (token: Token, line: number): readonly SiteProblem[] => {
  let isBuried = false;
  walkTokens([token], (inner) => {
    if (inner !== token && isBlock(inner)) isBuried = true;
  });
  const message = 'a block is inside a list or a quotation';
  return isBuried ? [{ path: [], message, allowed: 'blocks that start on a line of their own', line }] : [];
};

/** A block is fenced YAML after ```block and a name. */
const parseContentBlocks = (markdown: string, firstLine: number): ParsedBlocks => {
  const blocks: ContentBlock[] = [];
  const problems: SiteProblem[] = [];
  let text: Token[] = [];
  let line = firstLine;
  const endText = (): void => {
    const html = renderTokens(text);
    if (html.trim() !== '') blocks.push({ kind: 'text', html });
    text = [];
  };
  for (const token of readContent(markdown)) {
    if (isBlock(token)) {
      endText();
      const parsed = parseBlock(token as Tokens.Code, line);
      if ('kind' in parsed) blocks.push(parsed);
      else problems.push(...parsed);
    } else {
      problems.push(...findBuried(token, line));
      text.push(token);
    }
    line += countLines(token.raw);
  }
  endText();
  return { blocks, problems };
};

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

import { type Token, type Tokens, walkTokens } from 'marked';
import type { ContentBlock, PlacedBlock } from '../config/pages/block-schemas.ts';
import { checkBlock } from '../config/pages/check-block.ts';
import type { SiteProblem } from '../config/site-problem.ts';
import { parseYaml } from './parse-yaml.ts';
import { readContent, renderContent, renderTokens } from './render-content.ts';

export interface ParsedBlocks {
  readonly blocks: readonly ContentBlock[];
  readonly problems: readonly SiteProblem[];
}

/** The word after the fence that makes YAML a block: ```block faq. */
const blockMark = /^block(?: (.*))?$/;

const markOf = (token: Token): string | undefined =>
  token.type === 'code' ? blockMark.exec((token as Tokens.Code).lang ?? '')?.[1]?.trim() : undefined;

const isBlock = (token: Token): boolean => token.type === 'code' && blockMark.test((token as Tokens.Code).lang ?? '');

const countLines = (text: string): number => text.split('\n').length - 1;

/** Markdown that a block's own words are written in becomes HTML, here and nowhere later. */
const renderWords = (block: PlacedBlock): PlacedBlock => {
  if (block.kind === 'feature') return { ...block, text: renderContent(block.text) };
  if (block.kind !== 'faq') return block;
  const questions = block.questions.map((entry) => ({ ...entry, answer: renderContent(entry.answer) }));
  return { ...block, questions };
};

/** @param fenceLine of the line that opens the block */
const parseBlock = (token: Tokens.Code, fenceLine: number): PlacedBlock | readonly SiteProblem[] => {
  // Empty lines before it make every line that is told the file's own.
  const yaml = parseYaml('\n'.repeat(fenceLine) + token.text);
  if (yaml.kind === 'refused') return yaml.problems.map((problem) => ({ ...problem, line: fenceLine }));
  const checked = checkBlock(markOf(token) ?? '', yaml.raw);
  if (checked.kind === 'block') return renderWords(checked.block);
  return checked.problems.map((problem) => ({ ...problem, line: yaml.lineOf(problem.path) ?? fenceLine }));
};

/** A block in a list or a quotation would show its YAML to shoppers. */
const findBuried = (token: Token, line: number): readonly SiteProblem[] => {
  let isBuried = false;
  walkTokens([token], (inner) => {
    if (inner !== token && isBlock(inner)) isBuried = true;
  });
  const message = 'a block stands in a list or a quotation';
  return isBuried ? [{ path: [], message, allowed: 'blocks at the start of a line of their own', line }] : [];
};

/**
 * The paragraphs of a content page and the blocks between them: fenced YAML that begins with ```block and a name.
 * @param firstLine of the Markdown in its file
 */
export const parseContentBlocks = (markdown: string, firstLine: number): ParsedBlocks => {
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

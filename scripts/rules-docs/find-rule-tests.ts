import { parseSync } from '@swc/core';
import { childrenOf, isNode, nameOf, visitNodes } from '../lib/syntax-tree.ts';
import { listRuleIds } from './list-rule-ids.ts';

export interface RuleTest {
  readonly id: string;
  readonly title: string;
}

const textOf = (argument: unknown): string => {
  if (!isNode(argument)) return '';
  if (argument.type !== 'TemplateLiteral') return nameOf(argument) ?? '';
  return childrenOf(argument.quasis)
    .map(({ raw }) => (typeof raw === 'string' ? raw : ''))
    .join('…');
};

const idsOf = (title: string): readonly string[] =>
  title.split('[').flatMap((part) => (part.includes(']') ? listRuleIds(part.slice(0, part.indexOf(']'))) : []));

const withoutIds = (title: string): string => title.replaceAll(/ ?\[[A-Z]\d{0,2}\.\d{2}[^\]]*\]/g, '').trim();

export const findRuleTests = (code: string, isTsx: boolean): readonly RuleTest[] => {
  const found: RuleTest[] = [];
  visitNodes(parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'esnext' }), (node) => {
    if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return;
    const title = textOf(node.arguments[0]?.expression);
    for (const id of new Set(idsOf(title))) found.push({ id, title: withoutIds(title) });
  });
  return found;
};

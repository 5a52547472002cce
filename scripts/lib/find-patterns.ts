import { parseSync } from '@swc/core';
import { analyse } from 'scslre';

export interface SourcePattern {
  readonly source: string;
  readonly flags: string;
}

export interface SourcePatterns {
  readonly patterns: readonly SourcePattern[];
  /** Number of patterns that the file builds from strings. These can't be checked. */
  readonly built: number;
}

interface Node {
  readonly type?: string;
  readonly pattern?: string;
  readonly flags?: string;
  readonly callee?: { readonly value?: string };
}

const calls = new Set(['NewExpression', 'CallExpression']);

export const findPatterns = (code: string, isTsx: boolean): SourcePatterns => {
  const patterns: SourcePattern[] = [];
  let built = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node: Node = value;
    if (node.type === 'RegExpLiteral') patterns.push({ source: node.pattern ?? '', flags: node.flags ?? '' });
    if (calls.has(node.type ?? '') && node.callee?.value === 'RegExp') built += 1;
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'esnext' }));
  return { patterns, built };
};

export const isSlowPattern = ({ source, flags }: SourcePattern): boolean =>
  analyse({ source, flags }).reports.length > 0;

import { parseSync } from '@swc/core';
import { analyse } from 'scslre';

/** A regular expression of a source file. */
export interface SourcePattern {
  readonly source: string;
  readonly flags: string;
}

export interface SourcePatterns {
  readonly patterns: readonly SourcePattern[];
  /** How often the file makes a pattern out of a text: such a pattern cannot be looked at here. */
  readonly made: number;
}

interface Node {
  readonly type?: string;
  readonly pattern?: string;
  readonly flags?: string;
  readonly callee?: { readonly value?: string };
}

const makers = new Set(['NewExpression', 'CallExpression']);

/** The regular expressions that a TypeScript file writes. */
export const findPatterns = (code: string, isTsx: boolean): SourcePatterns => {
  const patterns: SourcePattern[] = [];
  let made = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node: Node = value;
    if (node.type === 'RegExpLiteral') patterns.push({ source: node.pattern ?? '', flags: node.flags ?? '' });
    if (makers.has(node.type ?? '') && node.callee?.value === 'RegExp') made += 1;
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'esnext' }));
  return { patterns, made };
};

/** Whether there are texts that take a pattern quadratic time or worse. */
export const isSlowPattern = ({ source, flags }: SourcePattern): boolean =>
  analyse({ source, flags }).reports.length > 0;

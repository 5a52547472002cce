import { parseSync } from '@swc/core';
import { nameOf, visitNodes } from '../syntax-tree.ts';

const isSentence = (text: string): boolean => /[A-Za-z’'] [A-Za-z’']+ [A-Za-z]/.test(text);

export const listTexts = (code: string, isTsx: boolean): readonly string[] => {
  const texts: string[] = [];
  visitNodes(parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'esnext' }), (node) => {
    if (node.type === 'StringLiteral' || node.type === 'JSXText') texts.push(nameOf(node) ?? '');
    if (node.type === 'TemplateElement') texts.push(String(node.cooked ?? ''));
  });
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(isSentence);
};

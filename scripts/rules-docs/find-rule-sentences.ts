import { listRuleIds } from './list-rule-ids.ts';

export interface RuleSentence {
  readonly id: string;
  readonly sentence: string;
}

const tag = '@spec';

const readSentence = (comment: string, after: string): string => {
  const words = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .trim();
  if (words !== '') return words.startsWith(tag) ? '' : words;
  return /^\s*export (?:default )?(?:const|function|interface|type) (\w+)/.exec(after)?.[1] ?? '';
};

export const findRuleSentences = (code: string): readonly RuleSentence[] => {
  const found: RuleSentence[] = [];
  for (let at = code.indexOf(tag); at !== -1; at = code.indexOf(tag, at + 1)) {
    const start = code.lastIndexOf('/**', at);
    const end = code.indexOf('*/', at);
    if (start === -1 || end === -1 || code.lastIndexOf('*/', at) > start) continue;
    const ids = listRuleIds(code.slice(at + tag.length, end).replaceAll(/\n *\*/g, ' '));
    const sentence = readSentence(code.slice(start + 3, at), code.slice(end + 2, end + 200));
    found.push(...ids.map((id) => ({ id, sentence })));
  }
  return found;
};

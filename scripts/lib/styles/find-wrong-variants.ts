import type { StyleFault } from './find-literals.ts';
import type { StyleSheet } from './read-style-sheet.ts';

export type LayoutChoices = ReadonlyMap<string, ReadonlySet<string>>;

const attributes = /\[data-([a-z-]+)(?:="([^"]*)")?\]/g;

const readGlobals = (selector: string): { readonly globals: string; readonly rest: string } => {
  let globals = '';
  let rest = '';
  let depth = 0;
  for (const part of selector.split(/(:global\(|[()])/)) {
    if (depth === 0 && part === ':global(') depth = 1;
    else if (depth > 0 && part === '(') depth += 1;
    else if (depth > 0 && part === ')') depth -= 1;
    else if (depth > 0) globals += part;
    else rest += part;
  }
  return { globals, rest };
};

const findIn = (selector: string, choices: LayoutChoices): string[] => {
  const { globals, rest } = readGlobals(selector);
  const unknown = [...globals.matchAll(attributes)]
    .filter(([, name = '', value]) => value !== undefined && choices.get(name)?.has(value) !== true)
    .map(([attribute]) => `${attribute} is no layout choice`);
  const local = [...rest.matchAll(attributes)]
    .filter(([, name = '']) => choices.has(name) || name === 'layout')
    .map(([attribute]) => `${attribute} stands on the page's root: write :global(${attribute})`);
  return [...unknown, ...local];
};

/** @spec B2.73 */
export const findWrongVariants = ({ preludes }: StyleSheet, choices: LayoutChoices): StyleFault[] =>
  preludes.flatMap(({ line, text }) => findIn(text, choices).map((fault) => ({ line, text: fault })));

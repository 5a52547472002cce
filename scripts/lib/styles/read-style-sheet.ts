export interface StyleDeclaration {
  readonly line: number;
  readonly property: string;
  readonly value: string;
}

export interface StylePrelude {
  readonly line: number;
  readonly text: string;
}

export interface StyleSheet {
  readonly declarations: readonly StyleDeclaration[];
  readonly preludes: readonly StylePrelude[];
}

const countLines = (text: string): number => text.split('\n').length - 1;

const removeComments = (css: string): string =>
  css
    .split('/*')
    .map((part, at) => {
      if (at === 0) return part;
      const end = part.indexOf('*/');
      const comment = end < 0 ? part : part.slice(0, end);
      return '\n'.repeat(countLines(comment)) + (end < 0 ? '' : part.slice(end + 2));
    })
    .join('');

const toDeclaration = (line: number, text: string): StyleDeclaration[] => {
  const colon = text.indexOf(':');
  if (colon < 0) return [];
  return [{ line, property: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() }];
};

export const readStyleSheet = (css: string): StyleSheet => {
  const declarations: StyleDeclaration[] = [];
  const preludes: StylePrelude[] = [];
  let line = 1;
  const pieces = removeComments(css).split(/([{};])/);
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    const chunk = pieces[at] ?? '';
    const text = chunk.trim();
    const start = line + countLines(chunk.slice(0, chunk.indexOf(text)));
    if (pieces[at + 1] === '{') preludes.push({ line: start, text });
    else declarations.push(...toDeclaration(start, text));
    line += countLines(chunk);
  }
  return { declarations, preludes };
};

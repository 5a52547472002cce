const closings: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const wholePattern = /\/\/[^\n]*|r(#*)"[\s\S]*?"\1|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\.)'/y;

export const findClosing = (text: string, start: number): number => {
  const open: string[] = [];
  for (let at = start; at < text.length; at += 1) {
    wholePattern.lastIndex = at;
    const whole = wholePattern.exec(text)?.[0];
    const sign = text[at] as string;
    if (whole !== undefined) at += whole.length - 1;
    else if (closings[sign] !== undefined) open.push(closings[sign]);
    else if (sign === open.at(-1)) {
      open.pop();
      if (open.length === 0) return at;
    }
  }
  throw new Error('A bracket is never closed.');
};

export const splitArguments = (text: string, start: number): readonly string[] => {
  const end = findClosing(text, start);
  const parts: string[] = [];
  let from = start + 1;
  for (let at = from; at < end; at += 1) {
    wholePattern.lastIndex = at;
    const whole = wholePattern.exec(text)?.[0];
    if (whole !== undefined) at += whole.length - 1;
    else if (closings[text[at] as string] !== undefined) at = findClosing(text, at);
    else if (text[at] === ',') {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, text.slice(from, end).trim()].filter((part) => part !== '');
};

const startsQuote = (lines: readonly string[], index: number): boolean => {
  const line = (lines[index] ?? '').trim();
  const both = `${line} ${(lines[index + 1] ?? '').trim()}`;
  return (
    // Mail programs may wrap this line, so it's also tried together with the next one.
    [line, both].some((text) => /^On\b.{5,300}\bwrote:$/.test(text)) ||
    /^-{3,} ?(?:original|forwarded) message ?-{3,}$/i.test(line) ||
    (/^From: ./.test(line) && lines.slice(index + 1, index + 4).some((next) => /^(?:Sent|Date): ./.test(next)))
  );
};

const isQuoted = (line: string): boolean => line.startsWith('>');

export const splitQuoted = (text: string): { readonly written: string; readonly quoted: string | null } => {
  const lines = text.split('\n');
  const lastOwn = lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line));
  const start = lines.findIndex((line, index) => (index > lastOwn && isQuoted(line)) || startsQuote(lines, index));
  const written = lines.slice(0, start).join('\n').trim();
  return start < 1 || written === ''
    ? { written: text, quoted: null }
    : { written, quoted: lines.slice(start).join('\n').trim() };
};

export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const escaped = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const [head = [], ...body] = escaped;
  const widths = head.map((_, at) => Math.max(...escaped.map((row) => row[at]?.length ?? 0)));
  const toLine = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(toLine).join('\n');
};

/**
 * Splits one CSV record (RFC 4180), without its line end. A quote inside an unquoted cell is literal. Returns undefined
 * if a quoted cell is unclosed or followed by more text.
 */
export const splitCsvRecord = (record: string, delimiter: string): readonly string[] | undefined => {
  const cells: string[] = [];
  let position = 0;
  for (;;) {
    if (record[position] === '"') {
      const quoted = readQuotedCell(record, position, delimiter);
      if (quoted === undefined) return undefined;
      cells.push(quoted.cell);
      position = quoted.end;
    } else {
      const next = record.indexOf(delimiter, position);
      const end = next === -1 ? record.length : next;
      cells.push(record.slice(position, end));
      position = end;
    }
    if (position >= record.length) return cells;
    position += delimiter.length;
  }
};

const readQuotedCell = (
  record: string,
  start: number,
  delimiter: string,
): { readonly cell: string; readonly end: number } | undefined => {
  let closing = record.indexOf('"', start + 1);
  while (closing !== -1 && record[closing + 1] === '"') closing = record.indexOf('"', closing + 2);
  if (closing === -1) return undefined;
  const end = closing + 1;
  if (end < record.length && !record.startsWith(delimiter, end)) return undefined;
  return { cell: record.slice(start + 1, closing).replaceAll('""', '"'), end };
};

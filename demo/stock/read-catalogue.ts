import { readFileSync } from 'node:fs';

export type CatalogueRow = Readonly<Record<string, string>>;

export const readCatalogue = (name: string): readonly CatalogueRow[] => {
  const file = new URL(`../catalogue/${name}.psv`, import.meta.url);
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const columns = header.split('|');
  return lines.map((line, index) => {
    const cells = line.split('|');
    if (cells.length !== columns.length) {
      throw new Error(`${name}.psv row ${index + 2} has ${cells.length} cells, not ${columns.length}`);
    }
    return Object.fromEntries(columns.map((column, at) => [column, (cells[at] ?? '').trim()]));
  });
};

export const textOf = (row: CatalogueRow, column: string): string => {
  const value = row[column];
  if (value === undefined) throw new Error(`no column ${column}`);
  return value;
};

export const numberOf = (row: CatalogueRow, column: string): number => Number(textOf(row, column) || 0);

export const yearsOf = (row: CatalogueRow): { readonly first: number; readonly last: number | undefined } => {
  const [first = '', last = ''] = textOf(row, 'years').split('-');
  return { first: Number(first), last: last === '' ? undefined : Number(last) };
};

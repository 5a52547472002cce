import type { CellHabits } from './cell-kinds.ts';
import { readFigure } from './read-figure-cell.ts';

export interface EngineCell {
  readonly field: 'engine_size' | 'engine_size_litres';
  readonly value: string;
}

const mostLitres = 30;

const cubic = /^([\d., ]*\d)\s?(?:cc|cm3)(?!\w)/i;
const withLitres = /^(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:l|lt|ltr|lit(?:re|er)s?)(?![a-z])/i;
const decimal = /^(\d{1,2}[.,]\d{1,2})(?![\d.,])/;
const digits = /^(\d+)(?: [a-z].*)?$/i;
const furtherSize = /\d[.,]\d|\d{3}/;

const cylinderWords = /(?<![\d.,])(\d{1,2})[\s-]?cyl(?:inders?|s)?\b\.?/i;

export const readCylinders = (cell: string): string | undefined => cylinderWords.exec(cell)?.[1];

const litres = (figure: string): EngineCell | undefined => {
  const value = figure.replace(',', '.');
  return Number(value) > 0 && Number(value) < mostLitres ? { field: 'engine_size_litres', value } : undefined;
};

/**
 * Reads '2.8L TD', '2.5', '1.5T' and '3' as litres, and '399cc' and '2755' as cubic centimetres. Returns undefined for
 * other text, such as two sizes.
 */
export const readEngineCell = (written: string, mark: CellHabits['decimalMark']): EngineCell | undefined => {
  const cell = written.replace(cylinderWords, ' ').replaceAll(/^[\s,/-]{1,4}|[\s,/-]{1,4}$/g, '');
  const inCubic = cubic.exec(cell);
  const inLitres = inCubic === null ? (withLitres.exec(cell) ?? decimal.exec(cell)) : null;
  const found = inCubic ?? inLitres ?? digits.exec(cell);
  const [whole = '', figure = ''] = found ?? [];
  if (found === null || (whole !== cell && furtherSize.test(cell.slice(whole.length)))) return undefined;
  if (inLitres !== null) return litres(figure);
  const value = readFigure(figure, mark);
  if (value === undefined || value.includes('.')) return undefined;
  return inCubic === null && Number(value) < mostLitres ? litres(value) : { field: 'engine_size', value };
};

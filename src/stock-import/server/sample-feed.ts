import type { FeedFormat, StockFeedConfig } from '../rules/config.ts';
import { flattenRecord } from '../rules/formats/flatten-record.ts';
import { isTotalsRow } from '../rules/is-totals-row.ts';
import type { SampledFeed } from '../rules/mapping/sampled-feed.ts';
import { findHeadingTarget, separatorCharacters } from '../rules/read-csv-header.ts';
import { splitCsvRecord } from '../rules/split-csv-record.ts';
import { refuseRow } from './feed-row.ts';
import { convertToUtf8, decodeFeed, type FeedText } from './feed-text.ts';
import { readJsonRows } from './read-json-rows.ts';
import type { RecordReader } from './read-record-rows.ts';
import { readXmlRows } from './read-xml-rows.ts';
import { RecordSplitter, type SplitRecord } from './record-splitter.ts';

const maxSampledRows = 200;
const maxRecordBytes = 1_048_576;
const maxLinesToHeadings = 10;
/**
 * Minimum number of filled cells of a vehicle's row: a stock number, a year, and a make and model, which can share a
 * cell.
 */
const fewestFilled = 3;

export interface FeedSample extends SampledFeed {
  readonly headingLine: number | null;
  readonly separator: Exclude<StockFeedConfig['separator'], 'auto'> | null;
}

const sampleLines = async (open: () => AsyncIterable<Buffer>, text: FeedText, hasQuotedCells: boolean) => {
  const splitter = new RecordSplitter({ hasQuotedCells, maxRecordBytes });
  const lines: { readonly row: number; readonly line: string }[] = [];
  const add = (record: SplitRecord): void => {
    if (record.kind === 'record')
      lines.push({ row: record.row, line: record.bytes.toString('utf8').replace(/^\uFEFF/, '') });
  };
  for await (const chunk of convertToUtf8(open(), text)) {
    for (const record of splitter.push(chunk)) add(record);
    if (lines.length > maxSampledRows + maxLinesToHeadings) break;
  }
  for (const record of splitter.end()) add(record);
  return lines;
};

const findHeadingLine = (lines: readonly (readonly string[])[]): number => {
  const scores = lines.slice(0, maxLinesToHeadings).map((cells) => {
    const known = cells.filter((cell) => findHeadingTarget(cell) !== undefined).length;
    return known * 1000 + cells.filter((cell) => cell.trim() !== '').length;
  });
  return Math.max(0, scores.indexOf(Math.max(...scores)));
};

/**
 * False for titles, totals and repeated headings. Also false for a row with too many cells, which may be under the
 * wrong headings.
 */
const mayBeVehicle = (cells: readonly string[], headings: readonly string[]): boolean => {
  const filled = cells.map((cell, index) => [cell.trim(), headings[index]] as const).filter(([cell]) => cell !== '');
  const isShort = filled.length < Math.min(fewestFilled, headings.length);
  const isVehicleSized = !isShort && cells.length <= headings.length;
  return isVehicleSized && !isTotalsRow(cells, [], true) && !filled.every(([cell, heading]) => cell === heading);
};

const sampleCsv = async (open: () => AsyncIterable<Buffer>, text: FeedText): Promise<FeedSample> => {
  const lines = await sampleLines(open, text, true);
  const start = lines.slice(0, maxLinesToHeadings);
  const counts = Object.entries(separatorCharacters).map(([name, character]) => ({
    name: name as keyof typeof separatorCharacters,
    character,
    cells: Math.max(0, ...start.map(({ line }) => (splitCsvRecord(line, character) ?? []).length)),
  }));
  const best = counts.reduce((one, other) => (other.cells > one.cells ? other : one));
  const rows = lines.map(({ line }) => splitCsvRecord(line, best.character) ?? []);
  const at = findHeadingLine(rows);
  const headings = (rows[at] ?? []).map((heading) => heading.trim());
  return {
    separator: best.name,
    headingLine: lines[at]?.row ?? null,
    headings,
    rows: rows.slice(at + 1, at + 1 + maxSampledRows).filter((cells) => mayBeVehicle(cells, headings)),
  };
};

const toTable = (records: readonly Readonly<Record<string, unknown>>[]): FeedSample => {
  const cellsOfRecords = records.map(
    (record) => new Map(flattenRecord(record).map(({ heading, cell }) => [heading, cell])),
  );
  const headings = [...new Set(cellsOfRecords.flatMap((cells) => [...cells.keys()]))];
  return {
    separator: null,
    headingLine: null,
    headings,
    rows: cellsOfRecords.map((cells) => headings.map((heading) => cells.get(heading) ?? '')),
  };
};

const sampleRecords = async (
  open: () => AsyncIterable<Buffer>,
  format: FeedFormat,
  text: FeedText,
): Promise<FeedSample> => {
  const records: Readonly<Record<string, unknown>>[] = [];
  const reader: RecordReader = {
    read: (record, row) => {
      if (records.length < maxSampledRows) records.push(record);
      return refuseRow(row, '');
    },
    listUnknown: () => [],
  };
  if (format === 'jsonl') {
    for (const { line } of await sampleLines(open, text, false)) {
      try {
        const value: unknown = JSON.parse(line);
        if (typeof value === 'object' && value !== null) reader.read(value as Record<string, unknown>, 0);
      } catch {}
    }
    return toTable(records);
  }
  const parts = decodeFeed(open(), text);
  for await (const rows of format === 'json' ? readJsonRows(parts, reader) : readXmlRows(parts, reader)) {
    if (rows.length > 0 && records.length >= maxSampledRows) break;
  }
  return toTable(records);
};

export const sampleFeed = (
  open: () => AsyncIterable<Buffer>,
  format: FeedFormat,
  text: FeedText,
): Promise<FeedSample> => (format === 'csv' ? sampleCsv(open, text) : sampleRecords(open, format, text));

import { type FeedFormat, feedFormats, type StockFeedConfig } from '../config.ts';

const formatByEnding: Readonly<Record<string, FeedFormat>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.json': 'json',
  '.xml': 'xml',
};

const readFirstLine = (start: Buffer): string =>
  start
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:ÿþ|þÿ|ï»¿)/, '')
    .trimStart()
    .split(/[\r\n]/, 1)[0] ?? '';

const isJson = (line: string): boolean => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};

const readFormat = (start: Buffer): FeedFormat => {
  const line = readFirstLine(start);
  if (line.startsWith('<')) return 'xml';
  if (line.startsWith('[')) return 'json';
  if (line.startsWith('{')) return isJson(line.trim()) ? 'jsonl' : 'json';
  return 'csv';
};

export const chooseFeedFormat = (format: StockFeedConfig['format'], fileName: string, start: Buffer): FeedFormat => {
  if (format !== 'auto') return format;
  const name = fileName.toLowerCase().replace(/\.gz$/, '');
  const ending = name.slice(Math.max(0, name.lastIndexOf('.')));
  return formatByEnding[ending] ?? readFormat(start);
};

export interface FileFormats {
  readonly named: FeedFormat | undefined;
  readonly byEnding: FeedFormat | undefined;
}

export const chooseFileFormat = (
  { named, byEnding }: FileFormats,
  configured: StockFeedConfig['format'] = 'auto',
): FeedFormat => {
  const format = named ?? (configured === 'auto' ? byEnding : configured);
  if (format !== undefined) return format;
  throw new Error(`We can't tell the format from the file's extension. Add --format ${feedFormats.join(', ')}.`);
};

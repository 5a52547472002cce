import type { SearchDocument } from '../../engine/text/text-index.ts';
import { type FindMatches, type Match, placeWords } from './mark-matches.ts';
import type { SearchFields } from './search-fields.ts';

const defaultCropWords = 10;

/** How one attribute is shown in `_formatted`. */
interface AttributeFormat {
  readonly isHighlighted: boolean;
  /** Words kept around the first match; undefined keeps all. */
  readonly cropWords: number | undefined;
}

interface FormatOptions {
  readonly preTag: string;
  readonly postTag: string;
  readonly cropMarker: string;
}

/** Cuts a text to `cropWords` words, the first match a little from the left. */
const findCrop = (text: string, matches: readonly Match[], cropWords: number): Match => {
  const words = placeWords(text);
  if (words.length <= cropWords || cropWords === 0) return { start: 0, end: text.length };
  const firstMatch = matches[0]?.start ?? 0;
  const at = Math.max(
    0,
    words.findIndex(({ start }) => start >= firstMatch),
  );
  const from = Math.min(Math.max(0, at - Math.floor(cropWords / 4)), words.length - cropWords);
  const last = words[from + cropWords - 1];
  return {
    start: from === 0 ? 0 : (words[from]?.start ?? 0),
    end: from + cropWords === words.length ? text.length : (last?.end ?? text.length),
  };
};

const formatText = (text: string, format: AttributeFormat, find: FindMatches, options: FormatOptions): string => {
  const matches = find(text);
  const crop =
    format.cropWords === undefined ? { start: 0, end: text.length } : findCrop(text, matches, format.cropWords);
  let shown = crop.start > 0 ? options.cropMarker : '';
  let position = crop.start;
  for (const match of format.isHighlighted ? matches : []) {
    if (match.start < crop.start || match.end > crop.end) continue;
    shown += text.slice(position, match.start) + options.preTag + text.slice(match.start, match.end) + options.postTag;
    position = match.end;
  }
  shown += text.slice(position, crop.end);
  return crop.end < text.length ? shown + options.cropMarker : shown;
};

const formatValue = (value: unknown, format: AttributeFormat, find: FindMatches, options: FormatOptions): unknown => {
  if (typeof value === 'string') return formatText(value, format, find, options);
  if (typeof value === 'number') return formatText(String(value), format, find, options);
  if (Array.isArray(value)) return value.map((entry) => formatValue(entry, format, find, options));
  return value;
};

const readCrops = (fields: SearchFields): Map<string, number> => {
  const crops = new Map<string, number>();
  for (const entry of fields.attributesToCrop ?? []) {
    const [, name = entry, words] = /^(.*):(\d+)$/.exec(entry) ?? [];
    crops.set(name, words === undefined ? (fields.cropLength ?? defaultCropWords) : Number(words));
  }
  return crops;
};

/** Prepares `_formatted` for the hits of a search; undefined when the search asks for none. */
export const createHitFormatter = (fields: SearchFields, find: FindMatches) => {
  if (fields.attributesToHighlight === undefined && fields.attributesToCrop === undefined) return undefined;
  const highlighted = new Set(fields.attributesToHighlight ?? []);
  const crops = readCrops(fields);
  const options: FormatOptions = {
    preTag: fields.highlightPreTag ?? '<em>',
    postTag: fields.highlightPostTag ?? '</em>',
    cropMarker: fields.cropMarker ?? '…',
  };
  return (document: SearchDocument, retrieved: ReadonlySet<string> | undefined): Record<string, unknown> => {
    const formatted: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(document)) {
      const isHighlighted = highlighted.has('*') || highlighted.has(name);
      const cropWords = crops.get(name) ?? crops.get('*');
      const isNamed = highlighted.has(name) || crops.has(name);
      if (retrieved !== undefined && !retrieved.has(name) && !isNamed) continue;
      formatted[name] = formatValue(value, { isHighlighted, cropWords }, find, options);
    }
    return formatted;
  };
};

/** Matches in bytes; each counts on from the one before, since a long text may have thousands. */
const measureMatches = (text: string, matches: readonly Match[]): { start: number; length: number }[] => {
  let countedTo = 0;
  let bytes = 0;
  return matches.map(({ start, end }) => {
    bytes += Buffer.byteLength(text.slice(countedTo, start));
    countedTo = start;
    return { start: bytes, length: Buffer.byteLength(text.slice(start, end)) };
  });
};

/** Where a query matches in a document, in bytes, by attribute: `_matchesPosition`. */
export const findPositions = (
  document: SearchDocument,
  find: FindMatches,
): Record<string, { start: number; length: number; indices?: number[] }[]> => {
  const positions: Record<string, { start: number; length: number; indices?: number[] }[]> = {};
  for (const [name, value] of Object.entries(document)) {
    const texts = Array.isArray(value) ? value : [value];
    const found = texts.flatMap((text: unknown, place) =>
      typeof text !== 'string'
        ? []
        : measureMatches(text, find(text)).map((found) => ({
            ...found,
            ...(Array.isArray(value) ? { indices: [place] } : {}),
          })),
    );
    if (found.length > 0) positions[name] = found;
  }
  return positions;
};

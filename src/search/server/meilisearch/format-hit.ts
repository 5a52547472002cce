import type { EngineDocument } from '../../engine/text/text-index.ts';
import { findCrop } from './crop-text.ts';
import type { FindMatches, Match } from './mark-matches.ts';
import type { SearchFields } from './search-fields.ts';
import { createAttributeSelector, isInside, mapLeaves } from './select-attributes.ts';

const defaultCropWords = 10;

interface AttributeFormat {
  readonly isHighlighted: boolean;
  readonly cropWords: number | undefined;
}

interface FormatOptions {
  readonly preTag: string;
  readonly postTag: string;
  readonly cropMarker: string;
}

const formatText = (text: string, format: AttributeFormat, find: FindMatches, options: FormatOptions): string => {
  const matches = find(text);
  const crop =
    format.cropWords === undefined ? { start: 0, end: text.length } : findCrop(text, matches, format.cropWords);
  let shown = crop.start > 0 ? options.cropMarker : '';
  let position = crop.start;
  for (const match of format.isHighlighted ? matches : []) {
    if (match.end <= crop.start || match.start >= crop.end) continue;
    const [start, end] = [Math.max(match.start, crop.start), Math.min(match.end, crop.end)];
    shown += text.slice(position, start) + options.preTag + text.slice(start, end) + options.postTag;
    position = end;
  }
  shown += text.slice(position, crop.end);
  return crop.end < text.length ? shown + options.cropMarker : shown;
};

const readCrops = (fields: SearchFields): Map<string, number> => {
  const crops = new Map<string, number>();
  for (const entry of fields.attributesToCrop ?? []) {
    const [, name = entry, words] = /^(.*):(\d+)$/.exec(entry) ?? [];
    crops.set(name, words === undefined ? (fields.cropLength ?? defaultCropWords) : Number(words));
  }
  return crops;
};

const hasAttribute = (document: EngineDocument, name: string): boolean => {
  let value: unknown = document;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null) return false;
    value = Array.isArray(value) ? value.find((entry) => Object.hasOwn(Object(entry), part)) : value;
    if (!Object.hasOwn(Object(value), part)) return false;
    value = (value as Readonly<Record<string, unknown>>)[part];
  }
  return true;
};

const listKnown = (names: readonly string[], hits: readonly EngineDocument[]): string[] =>
  names.filter((name) => name === '*' || hits.some((hit) => hasAttribute(hit, name)));

export const createHitFormatter = (fields: SearchFields, find: FindMatches, hits: readonly EngineDocument[]) => {
  const crops = readCrops(fields);
  const highlighted = listKnown([...new Set(fields.attributesToHighlight)], hits);
  const cropped = listKnown([...crops.keys()], hits);
  if (highlighted.length === 0 && cropped.length === 0) return undefined;
  const named = [...highlighted, ...cropped];
  const select = createAttributeSelector(
    fields.attributesToRetrieve === undefined ? undefined : [...fields.attributesToRetrieve, ...named],
  );
  const options: FormatOptions = {
    preTag: fields.highlightPreTag ?? '<em>',
    postTag: fields.highlightPostTag ?? '</em>',
    cropMarker: fields.cropMarker ?? '…',
  };
  const formats = new Map<string, AttributeFormat>();
  const isMeant = (meant: string, name: string): boolean =>
    meant === '*' || isInside(name, meant) || isInside(meant, name);
  const readFormat = (name: string): AttributeFormat => {
    const crop = cropped.find((meant) => meant !== '*' && isMeant(meant, name)) ?? cropped.find((each) => each === '*');
    return {
      isHighlighted: highlighted.some((meant) => isMeant(meant, name)),
      cropWords: crop === undefined ? undefined : crops.get(crop),
    };
  };
  const formatOf = (name: string): AttributeFormat => {
    const format = formats.get(name) ?? readFormat(name);
    formats.set(name, format);
    return format;
  };
  return (document: EngineDocument): unknown =>
    mapLeaves(select(document), (leaf, name) => {
      if (typeof leaf !== 'string' && typeof leaf !== 'number') return leaf;
      const format = formatOf(name);
      const isPlain = !format.isHighlighted && format.cropWords === undefined;
      return isPlain ? String(leaf) : formatText(String(leaf), format, find, options);
    });
};

/**
 * Starts and lengths are in bytes. Each count continues from the previous match, because a long text can have thousands
 * of matches.
 */
const measureMatches = (text: string, matches: readonly Match[]): { start: number; length: number }[] => {
  let countedTo = 0;
  let bytes = 0;
  return matches.map(({ start, end }) => {
    bytes += Buffer.byteLength(text.slice(countedTo, start));
    countedTo = start;
    return { start: bytes, length: Buffer.byteLength(text.slice(start, end)) };
  });
};

interface Position {
  readonly start: number;
  readonly length: number;
  readonly indices?: readonly number[];
}

export const findPositions = (document: EngineDocument, find: FindMatches): Record<string, Position[]> => {
  const positions: Record<string, Position[]> = {};
  mapLeaves(document, (leaf, name, places) => {
    if (typeof leaf !== 'string' && typeof leaf !== 'number') return leaf;
    for (const found of measureMatches(String(leaf), find(String(leaf)))) {
      positions[name] ??= [];
      positions[name].push({ ...found, ...(places.length === 0 ? {} : { indices: places }) });
    }
    return leaf;
  });
  return positions;
};

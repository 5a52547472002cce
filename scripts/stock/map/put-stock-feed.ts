import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { isEqual } from '../../../src/lib/is-equal.ts';

const key = 'stockFeed';

/** Matches a blank line or an unindented comment. These belong to the section that follows them. */
const betweenSections = /^(?:#.*|\s*)$/;

const dropEnd = (part: string): string => {
  const lines = part.split(/(?<=\n)/);
  return lines.slice(0, lines.findLastIndex((line) => !betweenSections.test(line.trimEnd())) + 1).join('');
};

const findSection = (text: string) => {
  const { contents } = parseDocument(text);
  const items = isMap(contents) ? contents.items : [];
  const starts = items.map((pair) => (isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0));
  const at = items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
  const value = items[at]?.value;
  const start = starts[at];
  if (start === undefined) return undefined;
  const section = dropEnd(text.slice(start, starts[at + 1] ?? text.length));
  return { start, section, isEmpty: !isMap(value) || value.items.length === 0 };
};

const endLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

type Settings = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds the settings and list entries that `own` lacks. Returns the paths of settings that differ and were kept. */
const addMissing = (own: YAMLMap, proposed: Settings, path: readonly string[]): readonly string[] =>
  Object.entries(proposed).flatMap(([name, value]) => {
    const node = own.get(name, true);
    const before: unknown = own.has(name) ? (own.toJSON() as Settings)[name] : undefined;
    if (before === undefined || before === null) {
      own.set(name, value);
      return [];
    }
    if (isMap(node) && isGroup(value)) return addMissing(node, value, [...path, name]);
    if (isSeq(node) && Array.isArray(value) && Array.isArray(before)) {
      const known = new Set(before.map((word) => String(word).toLowerCase()));
      for (const word of value) if (!known.has(String(word).toLowerCase())) node.add(word);
      return [];
    }
    return isEqual(before, value) ? [] : [[...path, name].join('.')];
  });

interface MergedSection {
  readonly section: string;
  readonly kept: readonly string[];
}

const mergeSection = (own: string, proposed: string): MergedSection => {
  const document = parseDocument(own);
  const settings = document.get(key, true);
  const { [key]: wanted } = parseDocument(proposed).toJS() as Settings;
  if (!isMap(settings) || !isGroup(wanted)) return { section: own, kept: [] };
  const before = JSON.stringify(settings.toJSON());
  const kept = addMissing(settings, wanted, []);
  // A section that needs no additions keeps its formatting.
  return { section: JSON.stringify(settings.toJSON()) === before ? own : document.toString({ lineWidth: 0 }), kept };
};

export interface PutStockFeed {
  readonly text: string;
  readonly kept: readonly string[];
}

/**
 * Adds the settings of `section` to the stockFeed part of a site's file. Keeps the rest of the file, its comments and
 * its existing values. If `isReplaced` is true, `section` replaces the whole part.
 */
export const putStockFeed = (text: string, section: string, isReplaced: boolean): PutStockFeed => {
  const found = findSection(text);
  if (found === undefined) return { text: endLine(text) + endLine(section), kept: [] };
  const { start, section: own, isEmpty } = found;
  if (own.trimEnd() === section.trimEnd()) return { text, kept: [] };
  const merged = isEmpty || isReplaced ? { section, kept: [] } : mergeSection(own, section);
  if (merged.section === own) return { text, kept: merged.kept };
  return { text: text.slice(0, start) + endLine(merged.section) + text.slice(start + own.length), kept: merged.kept };
};

import type { EngineDocument } from '../../engine/text/text-index.ts';

interface NameTree {
  readonly isWhole: boolean;
  readonly inner: ReadonlyMap<string, NameTree>;
}

const buildTree = (names: readonly string[]): NameTree => {
  const restsByFirst = new Map<string, string[]>();
  for (const name of names) {
    const [first = '', ...rest] = name.split('.');
    const rests = restsByFirst.get(first) ?? [];
    restsByFirst.set(first, rests);
    rests.push(rest.join('.'));
  }
  return {
    isWhole: names.includes(''),
    inner: new Map(
      [...restsByFirst]
        .filter(([first]) => first !== '')
        .map(([first, rests]) => [first, rests.includes('') ? wholeTree : buildTree(rests)]),
    ),
  };
};
const wholeTree: NameTree = { isWhole: true, inner: new Map() };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const selectOf = (value: unknown, tree: NameTree): unknown => {
  if (tree.isWhole) return value;
  if (Array.isArray(value)) {
    const parts = value.map((entry) => selectOf(entry, tree)).filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts;
  }
  if (!isRecord(value)) return undefined;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const inner = tree.inner.get(name);
    const selected = inner === undefined ? undefined : selectOf(part, inner);
    return selected === undefined ? [] : [[name, selected] as const];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
};

export const createAttributeSelector = (names: readonly string[] | undefined) => {
  if (names === undefined || names.includes('*')) return (document: EngineDocument): EngineDocument => document;
  const tree = buildTree(names);
  return (document: EngineDocument): EngineDocument => (selectOf(document, tree) ?? {}) as EngineDocument;
};

export const isInside = (name: string, outer: string): boolean => name === outer || name.startsWith(`${outer}.`);

/** `change` gets the leaf, its dotted name and its list indexes. */
export const mapLeaves = (
  value: unknown,
  change: (leaf: unknown, name: string, places: readonly number[]) => unknown,
  name = '',
  places: readonly number[] = [],
): unknown => {
  if (Array.isArray(value)) {
    return value.map((entry: unknown, place) => mapLeaves(entry, change, name, [...places, place]));
  }
  if (!isRecord(value)) return change(value, name, places);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      mapLeaves(part, change, name === '' ? key : `${name}.${key}`, places),
    ]),
  );
};

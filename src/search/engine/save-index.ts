import { deserialize, serialize } from 'node:v8';
import type { EngineIndex } from './engine-index.ts';

type SavedIndex = ReturnType<EngineIndex['save']>;

/** Copies the arrays, which otherwise would be views that keep all the bytes they were read from in memory. */
const copyArrays = (value: unknown): unknown => {
  if (Buffer.isBuffer(value)) {
    const copy = Buffer.allocUnsafeSlow(value.length);
    value.copy(copy);
    return copy;
  }
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(copyArrays) : value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyArrays(part)]));
};

/** Takes about 4 ms for 1,000 vehicles. */
export const saveIndex = (index: EngineIndex): Buffer => serialize(index.save());

/** Fills an empty index. The bytes must come from an index with the same settings, written by the same build. */
export const loadIndex = (index: EngineIndex, bytes: Buffer): void => {
  index.load(copyArrays(deserialize(bytes)) as SavedIndex);
};

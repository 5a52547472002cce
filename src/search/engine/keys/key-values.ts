import type { Key } from './key-store.ts';

/** Random in every process, so that nobody can choose keys that collide. */
const seed = Math.floor(Math.random() * 2 ** 32);

const numberParts = new Float64Array(1);
const numberWords = new Uint32Array(numberParts.buffer);

const mixHash = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 16);
};

const hashNumber = (key: number): number => {
  // Gives 0 and -0 the same hash.
  numberParts[0] = key + 0;
  return mixHash(mixHash(seed ^ (numberWords[0] as number)) ^ (numberWords[1] as number));
};

const hashCharacter = (hash: number, character: number): number => {
  const next = Math.imul(hash ^ character, 0x01000193);
  return next ^ (next >>> 15);
};

const hashText = (text: string): number => {
  let hash = seed;
  for (let place = 0; place < text.length; place++) hash = hashCharacter(hash, text.charCodeAt(place));
  return mixHash(hash);
};

export const hashLatin = (source: Uint8Array, start: number, end: number): number => {
  let hash = seed;
  for (let place = start; place < end; place++) hash = hashCharacter(hash, source[place] as number);
  return mixHash(hash);
};

export const hashKey = (key: Key): number => (typeof key === 'number' ? hashNumber(key) : hashText(key));

export const compareKeys = (a: Key, b: Key): number => {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
};

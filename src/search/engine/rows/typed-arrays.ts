export const emptyUint8 = new Uint8Array(0);
export const emptyUint16 = new Uint16Array(0);
export const emptyUint32 = new Uint32Array(0);
export const emptyInt32 = new Int32Array(0);

export type Numbers = Uint16Array | Uint32Array;

export const makeNumbers = (length: number, limit: number): Numbers =>
  limit <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);

type GrowingArray = Uint8Array | Uint32Array | Int32Array;

const spareShare = 0.25;
const leastSpare = 8;

export const growTo = <T extends GrowingArray>(array: T, length: number): T => {
  if (length <= array.length) return array;
  const Longer = array.constructor as new (length: number) => T;
  const longer = new Longer(Math.ceil(length * (1 + spareShare)) + leastSpare);
  longer.set(array);
  return longer;
};

export const trimTo = <T extends GrowingArray>(array: T, length: number): T =>
  array.length === length ? array : (array.slice(0, length) as T);

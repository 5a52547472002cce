import { describe, expect, it } from 'vitest';
import { deserializeArrays, serializeArrays } from './serialize-arrays.ts';

const value = {
  bytes: Uint8Array.of(1, 2, 255),
  codes: Uint16Array.of(0, 65_535),
  rows: [Uint32Array.of(4_294_967_295), new Uint32Array(0)],
  wholes: { low: Int32Array.of(-2_147_483_648, 7) },
  fractions: Float64Array.of(0.1, Number.NaN),
  written: new Set([3]),
  text: 'Škoda',
  none: undefined,
};

describe('arrays in a saved index', () => {
  it('come back with their types and values', () => {
    expect(deserializeArrays(serializeArrays(value))).toEqual(value);
  });

  it('come back as part of a longer array', () => {
    const part = new Uint32Array([1, 2, 3, 4]).subarray(1, 3);
    expect(deserializeArrays(serializeArrays(part))).toEqual(Uint32Array.of(2, 3));
  });

  it('become bytes if they were a buffer', () => {
    const read = deserializeArrays(serializeArrays(Buffer.from('abc')));
    expect(read).toEqual(Uint8Array.of(97, 98, 99));
    expect(Buffer.isBuffer(read)).toBe(false);
  });

  it('have buffers of their own, so that the file they were read from can be released', () => {
    const content = serializeArrays(value);
    const { bytes, codes } = deserializeArrays(content) as typeof value;
    expect(bytes.buffer.byteLength).toBe(3);
    expect(codes.buffer.byteLength).toBe(4);
    content.fill(0);
    expect(bytes).toEqual(value.bytes);
  });

  it('of an unknown type are refused when they are saved', () => {
    expect(() => serializeArrays(BigInt64Array.of(1n))).toThrow("BigInt64Array can't be saved");
  });
});

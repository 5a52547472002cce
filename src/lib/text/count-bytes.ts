/** Bytes that a value takes when it's written as JSON. */
export const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

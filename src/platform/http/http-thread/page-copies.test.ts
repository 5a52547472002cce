import { expect, it } from 'vitest';
import { createPageCopies, type PageCopy } from './page-copies.ts';

const makeCopy = (bytes: number, endMs = Number.POSITIVE_INFINITY): PageCopy => ({
  stamp: { slot: 0, generation: 0, endMs },
  status: 200,
  rawHeaders: [],
  body: Buffer.alloc(bytes),
});

it('returns a copy until it ends', () => {
  let nowMs = 0;
  const copies = createPageCopies({ maxBytes: 10_000, isCurrent: () => true, now: () => nowMs });
  const copy = makeCopy(10, 60_000);
  copies.keep('/', copy);
  nowMs = 59_999;
  expect(copies.find('/')).toBe(copy);
  nowMs = 60_000;
  expect(copies.find('/')).toBeUndefined();
});

it('drops a copy whose site has changed', () => {
  let isCurrent = true;
  const copies = createPageCopies({ maxBytes: 10_000, isCurrent: () => isCurrent });
  copies.keep('/', makeCopy(10));
  isCurrent = false;
  expect(copies.find('/')).toBeUndefined();
  isCurrent = true;
  expect(copies.find('/')).toBeUndefined();
});

it('drops the copies that were used least recently once there are too many bytes', () => {
  const copies = createPageCopies({ maxBytes: 10_000, isCurrent: () => true });
  for (const key of ['/a', '/b', '/c']) copies.keep(key, makeCopy(2000));
  copies.find('/a');
  copies.keep('/d', makeCopy(2000));
  expect(['/a', '/b', '/c', '/d'].filter((key) => copies.find(key) !== undefined)).toEqual(['/a', '/c', '/d']);
  copies.keep('/e', makeCopy(20_000));
  expect(copies.find('/e')).toBeUndefined();
});

it('counts addresses and headers too', () => {
  const copies = createPageCopies({ maxBytes: 100_000, isCurrent: () => true });
  copies.keep('/a', { ...makeCopy(10), rawHeaders: ['etag', 'x'.repeat(500)] });
  expect(copies.measure()).toEqual({ pages: 1, bytes: 1024 + 10 + '/a'.length + 'etag'.length + 500 });
});

it('keeps nothing without memory', () => {
  const copies = createPageCopies({ maxBytes: 0, isCurrent: () => true });
  copies.keep('/', makeCopy(0));
  expect(copies.find('/')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { toAbsoluteUrl } from './to-absolute-url.ts';

it.each([
  ['/media/1.jpg', 'https://www.wattle.example/media/1.jpg'],
  ['media/1.jpg', 'https://www.wattle.example/media/1.jpg'],
  ['https://cdn.example/a b.jpg?x=1', 'https://cdn.example/a%20b.jpg?x=1'],
  ['//cdn.example/1.jpg', 'https://cdn.example/1.jpg'],
])('%s is %s for other sites', (url, whole) => {
  expect(toAbsoluteUrl(url, 'https://www.wattle.example')).toBe(whole);
});

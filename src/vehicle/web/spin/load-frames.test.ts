import { expect, it } from 'vitest';
import { loadFrames } from './load-frames.ts';

const urls = Array.from({ length: 24 }, (_, at) => `/frame-${at}`);
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('loads wide steps of the turn first, and every frame once [B7.35]', async () => {
  const asked: string[] = [];
  const loaded: number[] = [];
  const load = async (url: string) => {
    asked.push(url);
    return url;
  };
  loadFrames(urls, load, { onLoad: (index) => loaded.push(index), onMissing: () => undefined });
  await settle();
  expect(asked.slice(0, 5)).toEqual(['/frame-0', '/frame-12', '/frame-6', '/frame-18', '/frame-3']);
  expect(loaded.sort((a, b) => a - b)).toEqual(urls.map((_, at) => at));
});

it('continues after frames that fail to load [B8.03]', async () => {
  const loaded: number[] = [];
  const missing: number[] = [];
  const load = async (url: string) => {
    if (url === '/frame-6') throw new Error('404');
    return url;
  };
  loadFrames(urls, load, { onLoad: (index) => loaded.push(index), onMissing: (index) => missing.push(index) });
  await settle();
  expect(missing).toEqual([6]);
  expect(loaded).toHaveLength(23);
});

it('reports nothing once stopped', async () => {
  const loaded: number[] = [];
  const stop = loadFrames(urls, async (url) => url, {
    onLoad: (index) => loaded.push(index),
    onMissing: () => undefined,
  });
  stop();
  await settle();
  expect(loaded).toEqual([]);
});

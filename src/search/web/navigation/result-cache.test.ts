import { describe, expect, it } from 'vitest';
import { createResultCache } from './result-cache.ts';

describe('createResultCache', () => {
  it('evicts the oldest entry when it is full [B9.02]', () => {
    const cache = createResultCache<number>(2);
    cache.store('/a', 1);
    cache.store('/b', 2);
    cache.store('/c', 3);
    expect([cache.find('/a'), cache.find('/b'), cache.find('/c')]).toEqual([undefined, 2, 3]);
  });

  it('treats an entry that is cached again as new [B9.02]', () => {
    const cache = createResultCache<number>(2);
    cache.store('/a', 1);
    cache.store('/b', 2);
    cache.store('/a', 4);
    cache.store('/c', 3);
    expect([cache.find('/a'), cache.find('/b')]).toEqual([4, undefined]);
  });

  it('caches the last 50 pages [D.16]', () => {
    const cache = createResultCache<number>();
    for (let page = 1; page <= 51; page++) cache.store(`/p${page}`, page);
    expect([cache.find('/p1'), cache.find('/p2'), cache.find('/p51')]).toEqual([undefined, 2, 51]);
  });
});

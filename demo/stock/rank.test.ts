import { describe, expect, it } from 'vitest';
import { calculateCustomRank, type RankFacts } from './rank.ts';

const plain: RankFacts = { listedDaysAgo: 30, photoCount: 8, hasPrice: true, isSold: false, isReserved: false };

describe('calculateCustomRank', () => {
  it.each<[string, Partial<RankFacts>]>([
    ['without pictures', { photoCount: 0 }],
    ['without a price', { hasPrice: false }],
    ['that is listed longer', { listedDaysAgo: 50 }],
    ['with fewer pictures', { photoCount: 5 }],
    ['that is reserved', { isReserved: true }],
    ['that is sold', { isSold: true }],
  ])('ranks a vehicle %s lower [D.18]', (_, change) => {
    expect(calculateCustomRank({ ...plain, ...change })).toBeLessThan(calculateCustomRank(plain));
  });

  it('ranks all old listings equally', () => {
    expect(calculateCustomRank({ ...plain, listedDaysAgo: 61 })).toBe(
      calculateCustomRank({ ...plain, listedDaysAgo: 400 }),
    );
  });
});

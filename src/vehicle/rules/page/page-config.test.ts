import { expect, it } from 'vitest';
import { pageConfig } from './page-config.ts';

it('rejects an empty disclaimer, short or full [B2.52]', () => {
  for (const name of ['disclaimerShort', 'disclaimerFull']) {
    expect(pageConfig.safeParse({ [name]: 'Ask us.' }).success).toBe(true);
    expect(pageConfig.safeParse({ [name]: '' }).success).toBe(false);
  }
});

it('refuses two bars on one phone [B2.60] [B2.61]', () => {
  const read = (bars: object) => pageConfig.safeParse({ bars }).success;
  expect(read({ header: 'everywhere', bottom: 'phones' })).toBe(false);
  expect(read({ bottom: 'everywhere' })).toBe(false);
  expect(read({ header: 'widePages', bottom: 'phones' })).toBe(true);
  expect(read({ header: 'none', bottom: 'everywhere' })).toBe(true);
  expect(read({ header: 'everywhere' })).toBe(true);
});

import { expect, it } from 'vitest';
import { pageConfig } from './page-config.ts';

it('takes no empty disclaimer, short or full [B2.52]', () => {
  for (const name of ['disclaimerShort', 'disclaimerFull']) {
    expect(pageConfig.safeParse({ [name]: 'Ask us.' }).success).toBe(true);
    expect(pageConfig.safeParse({ [name]: '' }).success).toBe(false);
  }
});

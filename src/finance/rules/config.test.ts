import { expect, it } from 'vitest';
import { financeConfig } from './config.ts';

it('rejects an empty comparison-rate note [B9.39]', () => {
  expect(financeConfig.safeParse({ loanNote: 'Based on $30,000.' }).success).toBe(true);
  expect(financeConfig.safeParse({ loanNote: '' }).success).toBe(false);
});

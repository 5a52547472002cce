import { isOpenStatus, isStricter } from './cells/read-sale-words.ts';
import { notOnSaleStatus } from './cells/read-status-cell.ts';
import type { SectionSale } from './read-section-title.ts';

type Input = Readonly<Record<string, unknown>>;

export const applySection = (input: Input, sale: SectionSale): Record<string, unknown> => {
  if (sale !== 'hidden') return isStricter(sale, input.status) ? { ...input, status: sale } : { ...input };
  const status = isOpenStatus(input.status) ? notOnSaleStatus : input.status;
  return { ...input, status, show_on_dealer_website: false };
};

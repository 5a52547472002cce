import type { FinanceOfferView } from './finance-offer-view.ts';
import type { YouxCells } from './youx-view.ts';

/** Whether a quote says nothing but what stands above it. @spec B4.58 */
export const isSaidAlready = (quoted: YouxCells, said: FinanceOfferView['cells']): boolean =>
  quoted.every(({ figure, label }, at) => said[at]?.figure === figure && said[at]?.label === label);

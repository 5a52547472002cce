import type { YouxQuestion } from '../rules/youx-question.ts';
import type { FinanceCell } from './finance-view.ts';

/** A repayment and its two rates: never one without the others. */
export type YouxCells = readonly [YouxCell, YouxCell, YouxCell];

type YouxCell = Omit<FinanceCell, 'name'>;

/** What the page asks its own server, which looks the vehicle up: a price is nobody's to choose. @spec B7.12 */
export interface YouxCall extends YouxQuestion {
  readonly car_id: number;
}

/** The youx quote of a vehicle's page. @spec B3.09, B4.58 */
export interface YouxView {
  /** Who makes it: 'Quoted by youx' */
  readonly title: string;
  /** The stock's quote; null where the browser asks for one. */
  readonly cells: YouxCells | null;
  readonly call: YouxCall;
  /** For what loan it is. */
  readonly note: string;
}

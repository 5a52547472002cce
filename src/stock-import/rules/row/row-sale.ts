import type { CellKind } from '../cells/cell-kinds.ts';
import {
  explainNotAdvertised,
  explainSaleHint,
  explainSaleWords,
  isOpenStatus,
  isStricter,
  readSaleWords,
  type SaleStatus,
  saysHeld,
  saysSold,
  startsWithDeposit,
  startsWithOffer,
  startsWithSold,
} from '../cells/read-sale-words.ts';
import { notOnSaleStatus } from '../cells/read-status-cell.ts';
import type { SaleHint } from '../find-sale-hints.ts';
import type { RowFault } from '../row-remark.ts';
import { chooseSaleCell, findSoldMoment, type SaleCell } from '../settle-sale-cells.ts';
import type { RowFields } from './row-fields.ts';

type SaleKind = Extract<CellKind, 'sold' | 'deposit'>;

export const isSaleKind = (kind: CellKind): kind is SaleKind => kind === 'sold' || kind === 'deposit';

/** 'On hold' in a column such as 'Sold?' means a deposit. */
export const chooseSaleKind = (kind: SaleKind, cell: string): SaleKind =>
  saysHeld(cell) && !saysSold(cell) ? 'deposit' : kind;

/** @spec B4.02 */
const mentions: Readonly<Record<string, (cell: string) => boolean>> = {
  regplate: (cell) => readSaleWords(cell) !== undefined,
  name: startsWithSold,
  dealercomments: (cell) => startsWithSold(cell) || startsWithDeposit(cell) || startsWithOffer(cell),
};

interface FoundCell {
  readonly heading: string;
  readonly cell: string;
}

export interface SettledSale {
  readonly notes: readonly RowFault[];
  readonly mentions: readonly RowFault[];
  readonly hints: readonly SaleHint[];
}

export class RowSale {
  readonly #cells: Readonly<Record<SaleKind, SaleCell[]>> = { sold: [], deposit: [] };
  readonly #mentions: RowFault[] = [];
  readonly #hints: SaleHint[] = [];
  #sale: (FoundCell & { readonly status: SaleStatus }) | undefined;
  #notAdvertised: (FoundCell & Pick<RowFault, 'task'>) | undefined;

  noteStatus(heading: string, cell: string, status: SaleStatus): void {
    if (this.#sale === undefined || isStricter(status, this.#sale.status)) this.#sale = { heading, cell, status };
  }

  noteNotAdvertised(heading: string, cell: string): void {
    this.#notAdvertised ??= { heading, cell, task: 'none' };
  }

  /** Asks the dealer to check the words, because a description can use them in another sense. */
  noteTextOffSale(heading: string, words: string): void {
    this.#notAdvertised ??= { heading, cell: words };
  }

  noteMention(field: string, cell: string): void {
    if (mentions[field]?.(cell) === true) this.#mentions.push({ field, reason: explainSaleHint(cell) });
  }

  addHints(hints: readonly SaleHint[]): void {
    this.#hints.push(...hints);
  }

  addCell(kind: SaleKind, cell: SaleCell): void {
    this.#cells[kind].push(cell);
  }

  settle(fields: RowFields): SettledSale {
    const ofWords = this.#applyWords(fields);
    const wasOpen = isOpenStatus(fields.input.status);
    const notes = [...ofWords, ...this.#holdBack(fields)];
    this.#applyCells(fields);
    const { status, sold, reserved } = fields.input;
    const isTaken = Boolean(sold) || reserved === true;
    return {
      notes,
      mentions: isOpenStatus(status) && !isTaken ? this.#mentions : [],
      hints: wasOpen && !isTaken ? this.#hints : [],
    };
  }

  #applyWords({ input, headingByField }: RowFields): readonly RowFault[] {
    if (this.#sale === undefined || !isStricter(this.#sale.status, input.status)) return [];
    const { heading, cell, status } = this.#sale;
    input.status = status;
    headingByField.status = heading;
    return [{ field: 'status', reason: explainSaleWords(cell, status), task: 'none', saleWords: cell }];
  }

  /** @spec B4.02, D.05 */
  #holdBack({ input, headingByField }: RowFields): readonly RowFault[] {
    const isHeldBack = this.#notAdvertised !== undefined || this.#hints.some(({ takesOffSale }) => takesOffSale);
    if (!isHeldBack || !isOpenStatus(input.status)) return [];
    input.status = notOnSaleStatus;
    if (this.#notAdvertised === undefined) return [];
    const { heading, cell, task } = this.#notAdvertised;
    headingByField.status = heading;
    return [{ field: 'status', reason: explainNotAdvertised(cell), ...(task && { task }), saleWords: cell }];
  }

  #applyCells(fields: RowFields): void {
    for (const [field, cells] of [
      ['sold', this.#cells.sold],
      ['reserved', this.#cells.deposit],
    ] as const) {
      const chosen = chooseSaleCell(cells);
      if (chosen !== undefined) fields.set(field, chosen.value, chosen.heading);
    }
    const soldMoment = findSoldMoment(this.#cells.sold);
    if (fields.input.sold === true && soldMoment !== undefined) {
      fields.input.sold_date_timestamp = Date.parse(soldMoment) / 1000;
    }
  }
}

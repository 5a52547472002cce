import { cutText } from '#src/lib/text/cut-text.ts';
import type { CellHabits } from '../cells/cell-kinds.ts';
import { toHeadingKey } from '../heading-key.ts';
import { findLikelyColumns, type LikelyColumn } from '../suggest-optional-columns.ts';
import { isOpenHeading } from './is-open-heading.ts';
import type { SampledFeed } from './sampled-feed.ts';

export type OwnHabits = CellHabits & { readonly columns?: Readonly<Record<string, string>> };

export class FoundColumns {
  readonly #nameByHeading = new Map<string, string>();
  readonly #covered = new Set<string>();
  readonly proposed: Record<string, string> = {};
  readonly doubted: LikelyColumn[] = [];

  nameOf(heading: string): string | undefined {
    return this.#nameByHeading.get(heading);
  }

  isTaken(name: string): boolean {
    return this.#covered.has(name) || [...this.#nameByHeading.values()].includes(name);
  }

  know(heading: string, name: string): void {
    this.#nameByHeading.set(heading, name);
    if (name === 'make_model') this.cover('make', 'model');
  }

  forget(heading: string): void {
    this.#nameByHeading.delete(heading);
    delete this.proposed[heading];
  }

  cover(...names: readonly string[]): void {
    for (const name of names) this.#covered.add(name);
  }

  headingOf(...names: readonly string[]): string | undefined {
    for (const [heading, name] of this.#nameByHeading) if (names.includes(name)) return heading;
    return undefined;
  }

  propose(heading: string, name: string): void {
    this.know(heading, name);
    this.proposed[heading] = name;
  }
}

export const isOwnHeading = ({ columns = {} }: OwnHabits, heading: string): boolean =>
  Object.keys(columns).some((one) => toHeadingKey(one) === toHeadingKey(heading));

export const namesColumn = ({ columns = {} }: OwnHabits, name: string): boolean =>
  Object.values(columns).includes(name);

export const listStrange = (columns: FoundColumns, feed: SampledFeed): readonly string[] =>
  feed.headings.filter(
    (heading) =>
      isOpenHeading(heading) &&
      columns.nameOf(heading) === undefined &&
      columns.doubted.every((one) => one.heading !== heading) &&
      findLikelyColumns([heading], new Set(), feed).length === 0,
  );

export const showCell = (cell: string | undefined): string => cutText(cell ?? '', 40);

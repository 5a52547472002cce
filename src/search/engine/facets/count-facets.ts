import type { AttributeIndex } from '../columns/attribute-index.ts';
import type { BaseSet } from '../rows/base-sets.ts';
import { type Bits, listRows } from '../rows/bitset.ts';
import type { Scratch } from '../rows/scratch.ts';

/** Number of rows that can be counted one by one in the time that a word of a bitset takes. Measured. */
const rowsPerWord = 1.5;

export interface CountedSet {
  readonly rows: Bits;
  readonly count: number;
}

export const createFacetCounter = (set: CountedSet, base: BaseSet, scratch: Scratch) => {
  const isBase = set.count === base.count;
  const isComplement = set.count * 2 > base.count;
  const rowCount = isComplement ? base.count - set.count : set.count;
  let isListed = false;

  const countRows = (attribute: AttributeIndex): Int32Array => {
    const counts = attribute.values.countBuffer();
    if (isComplement) {
      const baseCounts = base.countsOf(attribute, scratch.otherRows);
      counts.set(baseCounts);
      counts.fill(0, baseCounts.length);
    } else counts.fill(0);
    if (!isListed) {
      if (isComplement) listRows(base.rows, scratch.rows, set.rows);
      else listRows(set.rows, scratch.rows);
      isListed = true;
    }
    attribute.codes.addCounts(scratch.rows, rowCount, isComplement ? -1 : 1, counts);
    return counts;
  };

  const countBitsets = (attribute: AttributeIndex): Int32Array => {
    const counts = attribute.values.countBuffer();
    for (const code of attribute.values.sorted) counts[code] = attribute.values.countRowsIn(code, set.rows);
    return counts;
  };

  return {
    /** Returns the counts by value code. They're valid until the attribute is counted again. */
    count: (attribute: AttributeIndex): Int32Array => {
      if (isBase) return base.countsOf(attribute, scratch.otherRows);
      // Numbers have no bitset for each value.
      const canUseBitsets = attribute.numbers === undefined;
      const bitsetCost = attribute.values.size * set.rows.length * rowsPerWord;
      return canUseBitsets && bitsetCost < rowCount ? countBitsets(attribute) : countRows(attribute);
    },
  };
};

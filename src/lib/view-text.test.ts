import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readViewText, writeViewText } from './view-text.ts';

describe('the text of a view', () => {
  it('reads back every view', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ stringUnit: fc.constantFrom('"', '^', '\\', 'a', '\u2028', '</script>') }),
        (value) => {
          const view = { value };
          expect(readViewText(writeViewText(view))).toEqual(JSON.parse(JSON.stringify(view)));
        },
      ),
    );
  });

  it('has no quote to escape in ordinary texts', () => {
    expect(writeViewText({ title: '2021 Mazda CX-5' }).viewText).not.toContain('"');
  });
});

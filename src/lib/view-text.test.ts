import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readText, readViewText, writeViewText } from './view-text.ts';

describe('the text of a view', () => {
  it('reads back every view', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ stringUnit: fc.constantFrom('"', '^', '\\', 'a', '\u2028', '</script>') }),
        (value) => {
          const view = { value };
          expect(readViewText({ ...writeViewText(view) })).toEqual(JSON.parse(JSON.stringify(view)));
        },
      ),
    );
  });

  it('leaves the text to the page, in an element that the answer names', () => {
    const parts = new Map<string, string>();
    const data = writeViewText({ title: '2021 Mazda CX-5' }, { id: 'view', parts });
    expect(data).toEqual({ viewId: 'view' });
    expect(parts.get('view')).toBe('{"title":"2021 Mazda CX-5"}');
    vi.stubGlobal('document', { getElementById: (id: string) => ({ textContent: parts.get(id) }) });
    // Reads a copy, because the browser gets the response and not the object that was written.
    expect(readViewText({ ...data })).toEqual({ title: '2021 Mazda CX-5' });
    vi.unstubAllGlobals();
  });

  it('passes on the text that a view was read from', () => {
    const text = '{ "title": "2021 Mazda CX-5" }';
    expect(writeViewText(readText(text) as object).viewText).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { chooseFeedFormat, chooseFileFormat } from './choose-feed-format.ts';

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('chooseFeedFormat', () => {
  it("takes the site's own format, whatever the file looks like", () => {
    expect(chooseFeedFormat('csv', 'stock.xml', Buffer.from('<stock/>'))).toBe('csv');
  });

  it.each([
    ['stock.csv', 'csv'],
    ['STOCK.TSV', 'csv'],
    ['stock.jsonl', 'jsonl'],
    ['stock.ndjson.gz', 'jsonl'],
    ['stock.json', 'json'],
    ['stock.xml', 'xml'],
  ])('knows %s by its ending: %s', (name, format) => {
    expect(chooseFeedFormat('auto', name, Buffer.alloc(0))).toBe(format);
  });

  it.each<[string, Buffer, string]>([
    ['headings', Buffer.from('Stock No,Make\n'), 'csv'],
    ['headings with a byte order mark', Buffer.from('\ufeffStock No;Make\n'), 'csv'],
    ['an XML declaration', Buffer.from('\n <?xml version="1.0"?>'), 'xml'],
    ['XML in UTF-16', utf16('<stock>'), 'xml'],
    ['objects by line', Buffer.from('{"stocknum":"1"}\n{"stocknum":"2"}\n'), 'jsonl'],
    ['an object over lines', Buffer.from('{\n"vehicles": ['), 'json'],
    ['a list', Buffer.from('\ufeff[{"stocknum":"1"}]'), 'json'],
    ['nothing', Buffer.alloc(0), 'csv'],
  ])('knows a file without a telling ending by its start: %s', (_what, start, format) => {
    for (const name of ['', 'export.php', 'stock.txt', 'stock'])
      expect(chooseFeedFormat('auto', name, start)).toBe(format);
  });
});

describe('chooseFileFormat', () => {
  it.each([
    ['--format', { named: 'xml', byEnding: 'json' }, 'csv', 'xml'],
    ["the site's own format", { named: undefined, byEnding: 'json' }, 'csv', 'csv'],
    ["the file's ending", { named: undefined, byEnding: 'json' }, 'auto', 'json'],
    ["the file's ending for an unknown site", { named: undefined, byEnding: 'json' }, undefined, 'json'],
  ] as const)('takes %s', (_what, formats, configured, format) => {
    expect(chooseFileFormat(formats, configured)).toBe(format);
  });

  it('stops if nothing tells the format', () => {
    expect(() => chooseFileFormat({ named: undefined, byEnding: undefined }, 'auto')).toThrow(
      "We can't tell the format from the file's extension. Add --format csv, jsonl, json, xml.",
    );
  });
});

import { type DirtyFeed, feed, utf16, windows1252 } from './dirty-feed.ts';

const text = 'Stock No,Make,Model,Year,Comments\r\nU1,Citroën,C4,2020,Dealer’s own – tidy\r\n';
const citroen = { stockNumber: 'U1', make: 'Citroën', dealerComments: 'Dealer’s own – tidy' };
const macText = text.replaceAll('\r\n', '\r');

export const dirtyEncodings: readonly DirtyFeed[] = [
  feed('UTF-8', 'csv', text, { vehicles: [citroen] }),
  feed('UTF-8 with a byte order mark', 'csv', `\uFEFF${text}`, { vehicles: [citroen] }),
  feed('UTF-16 LE with a mark', 'csv', utf16(text, 'le', true), { vehicles: [citroen] }),
  feed('UTF-16 BE with a mark', 'csv', utf16(text, 'be', true), { vehicles: [citroen] }),
  feed('UTF-16 LE without a mark', 'csv', utf16(text, 'le', false), { vehicles: [citroen] }),
  feed('UTF-16 BE without a mark', 'csv', utf16(text, 'be', false), { vehicles: [citroen] }),
  feed('windows-1252 with curly quotes', 'csv', windows1252(text), { vehicles: [citroen] }),
  feed('windows-1252 that the site names', 'csv', windows1252(text), {
    switches: { encoding: 'windows-1252' },
    vehicles: [citroen],
  }),
  feed('UTF-16 that the site names', 'csv', utf16(text, 'le', false), {
    switches: { encoding: 'utf-16le' },
    vehicles: [citroen],
  }),
  feed(
    'UTF-8 with one broken row',
    'csv',
    Buffer.concat([
      Buffer.from(`${text}U3,Škoda,Fabia,2019,Très bien – ça va\r\n`),
      Buffer.from([0x55, 0x32, 0x2c, 0xe9]),
      Buffer.from(',Rio,2020,\r\n'),
    ]),
    {
      vehicles: [citroen, { stockNumber: 'U3', make: 'Škoda' }],
      refused: ["row: isn't valid UTF-8"],
    },
  ),
  feed('line feeds', 'csv', text.replaceAll('\r\n', '\n'), { vehicles: [citroen] }),
  feed('carriage returns alone', 'csv', macText, { vehicles: [citroen] }),
  feed('carriage returns alone in windows-1252', 'csv', windows1252(macText), { vehicles: [citroen] }),
  feed(
    'line breaks within a quoted cell',
    'csv',
    'Stock No,Make,Model,Year,Comments\r\nU1,Kia,Rio,2020,"One\r\ntwo"\r\n',
    {
      vehicles: [{ stockNumber: 'U1', dealerComments: 'One\r\ntwo' }],
    },
  ),
  feed(
    'JSON Lines in UTF-16',
    'jsonl',
    utf16('{"stocknum":"U1","make":"Citroën","model":"C4","year":2020}\n', 'le', true),
    {
      vehicles: [{ make: 'Citroën' }],
    },
  ),
  feed(
    'JSON Lines in UTF-8 for a site whose CSV is windows-1252',
    'jsonl',
    '{"stocknum":"U1","make":"Citroën","model":"C4","year":2020,"dealercomments":"Dealer’s own – tidy"}\n',
    { switches: { encoding: 'windows-1252' }, vehicles: [citroen] },
  ),
  feed(
    'XML in windows-1252',
    'xml',
    windows1252(
      '<?xml version="1.0" encoding="windows-1252"?><cars><car><stockno>U1</stockno><make>Citroën</make><model>C4</model><year>2020</year></car></cars>',
    ),
    {
      vehicles: [{ make: 'Citroën' }],
    },
  ),
];

import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createPrompt } from '../../site/new/ask.ts';
import { askMapping, type MapQuestions } from './ask-mapping.ts';

const draft = { read: () => [], write: () => undefined, remove: () => undefined };
const nothing: MapQuestions = {
  proposal: { priceGuess: null, guessedYards: {}, unknownYards: [], internalTexts: [] },
  plainPrice: null,
  findDriveAwayCell: () => undefined,
  likely: [],
  missing: [],
  headings: [],
  statusWords: [],
  saleColumns: [],
  wordColumns: [],
  locationSlugs: ['midland', 'maddington'],
};

const answer = async (
  questions: Partial<MapQuestions>,
  lines: readonly string[],
  later: Partial<MapQuestions> = {},
) => {
  const output = new PassThrough();
  const prompt = await createPrompt({ input: Readable.from([`${lines.join('\n')}\n`]), output, draft });
  const answers = await askMapping(prompt, { ...nothing, ...questions }, async () => ({ ...nothing, ...later }));
  prompt.close();
  output.end();
  return { answers, printed: await text(output) };
};

const none = { columns: {}, yards: {}, onSale: [], notOnSale: [] };
const proposal = nothing.proposal;

it('asks nothing that the file says', async () => {
  const word = { heading: 'Status', word: 'Sold', meaning: 'sold', count: 1 } as const;
  const { answers, printed } = await answer({ statusWords: [word] }, []);
  expect(answers).toEqual(none);
  expect(printed).toBe('');
});

it('asks which of two columns shoppers pay', async () => {
  const priceGuess = {
    chosen: 'Ask $',
    column: 'price',
    other: 'Price',
    compared: 9,
    otherLower: 9,
    example: { chosen: 38_990, other: 31_200 },
  };
  const asked = { proposal: { ...proposal, priceGuess } };
  const { answers, printed } = await answer(asked, ['', '']);
  expect(printed).toContain(
    'Do shoppers pay "Ask $" ($38,990 for the first car), and not "Price" ($31,200 for the first car)? [yes]',
  );
  expect(printed).toContain('  "Price" is lower in 9 of 9 rows, so it may be the cost.\n');
  expect(answers.columns).toEqual({ 'Ask $': 'price', Price: 'ignored' });
  expect((await answer(asked, ['no', ''])).answers.columns).toEqual({ Price: 'price', 'Ask $': 'ignored' });
});

it('asks once whether a price without a description is the drive-away price', async () => {
  const asked = { plainPrice: 'Ask $' };
  const { answers, printed } = await answer(asked, ['yes'], asked);
  expect(printed.match(/Is "Ask \$" the drive-away price, unless a cell says otherwise\? \[no\]/g)).toHaveLength(1);
  expect(answers.columns).toEqual({ 'Ask $': 'drive_away_price' });
  expect((await answer(asked, ['no'], asked)).answers.columns).toEqual({ 'Ask $': 'price' });
  const already = 'Cells that say so, such as "$16,490 DA", are drive-away prices already.';
  expect(printed).not.toContain('already');
  const marked = await answer({ ...asked, findDriveAwayCell: () => '$16,490 DA' }, ['no'], asked);
  expect(marked.printed).toContain(`  ${already}\nIs "Ask $" the drive-away price`);
});

it('asks what unread columns are, and ignores those that the dealer denies', async () => {
  const likely = [
    { heading: 'Outside Colour', column: 'colour' },
    { heading: 'Roof Colour', column: 'colour' },
    { heading: 'Rego Exp Dt', column: 'rego_expiry' },
  ];
  const denied = await answer({ likely }, ['no', '', 'no']);
  expect(denied.answers.columns).toEqual({ 'Outside Colour': 'colour', 'Rego Exp Dt': 'ignored' });
  expect(denied.printed).toContain(
    'Still without a heading: rego_expiry. If the file has one, add --columns "HEADING=rego_expiry".',
  );
  const { answers, printed } = await answer({ likely }, ['no', 'no', 'yes', 'yes']);
  expect(printed).not.toContain('Still without');
  expect(printed).toContain('Is "Rego Exp Dt" the rego expiry? [yes]');
  expect(answers.columns).toEqual({
    'Outside Colour': 'ignored',
    'Roof Colour': 'colour',
    'Rego Exp Dt': 'rego_expiry',
  });
});

it('asks about several recognised columns at once, but about prices and comments one by one', async () => {
  const likely = [
    { heading: 'Yd', column: 'location_code', example: '"Top Yard"' },
    { heading: 'Clocks', column: 'odometer', example: '"121,450"' },
    { heading: 'Sum $', column: 'was_price' },
    { heading: 'Words', column: 'comments', question: 'Can shoppers read "Words"?' },
    { heading: 'Bay', column: 'body', isLikely: false },
  ];
  const { answers, printed } = await answer({ likely }, ['', 'no', 'no', '']);
  expect(printed).toContain(
    '  "Yd" is the yard: "Top Yard"\n  "Clocks" is the kilometres: "121,450"\nIs all of that right? [yes]',
  );
  expect(printed).not.toContain('Is "Yd"');
  expect(answers.columns).toEqual({
    Yd: 'location_code',
    Clocks: 'odometer',
    'Sum $': 'ignored',
    Words: 'searched',
    Bay: 'ignored',
  });
});

it('reads a second price only if the dealer says so', async () => {
  const why = 'It\'s below "Ask $" in 4 of 9 rows.';
  const likely = [{ heading: 'Sum $', column: 'price', why, isLikely: false }];
  const { answers, printed } = await answer({ likely }, ['']);
  expect(printed).toContain(`  ${why}\nIs "Sum $" the price? [no]`);
  expect(answers.columns).toEqual({ 'Sum $': 'ignored' });
  expect((await answer({ likely }, ['yes'])).answers.columns).toEqual({ 'Sum $': 'price' });
});

it('asks about an unlikely column once, and never whether shoppers can read internal notes', async () => {
  const ask = (heading: string) => ({
    likely: [{ heading, column: 'location_code', question: `Is "${heading}" the yard?`, isLikely: false }],
  });
  const internalTexts = [{ heading: 'Notes (int)', cell: 'Trade off Macca' }];
  const { answers, printed } = await answer(
    { ...ask('Seller'), proposal: { ...proposal, internalTexts } },
    [''],
    ask('Key'),
  );
  expect(printed).toContain('Is "Seller" the yard? [no]');
  expect(printed).not.toContain('Key');
  expect(printed).not.toContain('Notes');
  expect(answers.columns).toEqual({ Seller: 'ignored' });
});

it('asks whether words such as "trade only" in notes to the staff keep cars off sale [B4.02]', async () => {
  const notes = { heading: 'Yard Notes', held: 2, says: '"trade only" (4120), "NFS" (4106)' };
  const { answers, printed } = await answer({ saleColumns: [notes] }, ['']);
  expect(printed).toContain(
    '  "Yard Notes" says "trade only" (4120), "NFS" (4106).\nTreat these cars as not for sale, because of such words? [yes]',
  );
  expect(answers.columns).toEqual({ 'Yard Notes': 'searched' });
  expect((await answer({ saleColumns: [notes] }, ['no'])).answers.columns).toEqual({ 'Yard Notes': 'ignored' });
});

it('still searches a text for "sold to" after the dealer says that it is not for shoppers [B4.02]', async () => {
  const likely = [{ heading: 'Gossip', column: 'comments', question: 'Can shoppers read "Gossip"?', isLikely: false }];
  const saleColumns = [{ heading: 'Gossip', held: 1, says: '"sold to Dale" (4122)' }];
  expect((await answer({ likely }, [''])).answers.columns).toEqual({ Gossip: 'searched' });
  const asked = { likely, saleColumns };
  const { answers, printed } = await answer(asked, ['', '']);
  expect(printed).toContain('Treat this car as not for sale, because of the words? [yes]');
  expect(answers.columns).toEqual({ Gossip: 'searched' });
  expect((await answer(asked, ['no', 'no'])).answers.columns).toEqual({ Gossip: 'ignored' });
  const read = await answer(asked, ['yes']);
  expect(read.printed).not.toContain('Keep');
  expect(read.answers.columns).toEqual({ Gossip: 'comments' });
});

const caper = { heading: 'Caper', words: ['front row', 'goer', 'rung the bell'] };

it('asks whether a column with a few words is the status, and then which of the words mean for sale [B4.02]', async () => {
  const statusWords = caper.words.map((word) => ({ heading: 'Caper', word, meaning: 'unknown' as const, count: 3 }));
  const { answers, printed } = await answer({ wordColumns: [caper] }, ['', 'y', '1 2'], { statusWords });
  expect(printed).toContain(
    '  "Caper" says "front row", "goer", "rung the bell".\nDoes "Caper" say which cars are for sale? (yes or no)   Please enter yes or no.',
  );
  expect(printed).toContain('Which words in "Caper" mean for sale: 1 front row, 2 goer, 3 rung the bell?');
  const columns = { Caper: 'status' };
  expect(answers).toEqual({ ...none, columns, onSale: ['front row', 'goer'], notOnSale: ['rung the bell'] });
  const again = await answer({ wordColumns: [caper] }, ['no'], { wordColumns: [caper] });
  expect(again.answers).toEqual({ ...none, columns: { Caper: 'searched' } });
});

it('asks once about several such columns, and not if another column is the status', async () => {
  const wordColumns = [caper, { heading: 'Stage', words: ['Done', 'To do'] }];
  const { answers, printed } = await answer({ wordColumns }, ['3', '2']);
  expect(printed).toContain(
    '  1 "Caper" says "front row", "goer", "rung the bell".\n  2 "Stage" says "Done", "To do".\n',
  );
  expect(printed).toContain('  Please enter a number from 1 to 2, or none.');
  expect(answers.columns).toEqual({ Stage: 'status' });
  expect((await answer({ wordColumns }, ['none'])).answers.columns).toEqual({ Caper: 'searched', Stage: 'searched' });
  const likely = [{ heading: 'Sts', column: 'status' }];
  expect((await answer({ wordColumns, likely }, ['yes'])).answers.columns).toEqual({ Sts: 'status' });
  const yard = [{ heading: 'Caper', column: 'location_code', isLikely: false }];
  const denied = await answer({ wordColumns: [caper], likely: yard }, ['no', 'yes']);
  expect(denied.answers.columns).toEqual({ Caper: 'status' });
});

it('asks in the same run what an answer raises, and nothing twice', async () => {
  const likely = [{ heading: 'Stat', column: 'status' }];
  const statusWords = [{ heading: 'Stat', word: 'RFS', meaning: 'unknown' as const, count: 20 }];
  const internalTexts = [{ heading: 'Notes', cell: 'Trade off Macca' }];
  const asked = { likely, proposal: { ...proposal, internalTexts } };
  const { answers, printed } = await answer(asked, ['', '', 'yes'], { ...asked, statusWords });
  expect(printed).toContain('Is a car for sale if "Stat" says "RFS"? [no]');
  expect(printed.match(/Can shoppers read|Is "Stat" the status/g)).toHaveLength(2);
  expect(answers).toEqual({ ...none, columns: { Stat: 'status' }, onSale: ['RFS'] });
});

it('publishes notes only if the dealer says so', async () => {
  const internalTexts = [{ heading: 'Notes', cell: 'Trade off  Macca' }];
  const asked = { proposal: { ...proposal, internalTexts } };
  const { answers, printed } = await answer(asked, ['']);
  expect(printed).toContain('Can shoppers read "Notes", such as "Trade off Macca"? [no]');
  expect(answers).toEqual(none);
  expect((await answer(asked, ['yes'])).answers.columns).toEqual({ Notes: 'comments' });
});

it('asks about notes to the staff only until another column has the comments', async () => {
  const internalTexts = [{ heading: 'Notes', cell: 'Trade off Macca' }];
  const likely = [{ heading: 'Blurb', column: 'comments', question: 'Can shoppers read "Blurb"?' }];
  const { answers, printed } = await answer({ likely, proposal: { ...proposal, internalTexts } }, ['']);
  expect(printed).not.toContain('Notes');
  expect(answers.columns).toEqual({ Blurb: 'comments' });
});

it('asks for yards by number, and offers the likely one', async () => {
  const yards = { ...proposal, unknownYards: ['Top yard', 'Shed'], guessedYards: { Maddo: 'maddington' } };
  const { answers, printed } = await answer({ proposal: yards }, ['', 'none', '']);
  expect(printed).toContain('  1 midland, 2 maddington\nWhich yard is "Top yard"? [1]');
  expect(printed).toContain('Which yard is "Shed"? [none]');
  expect(printed).toContain('Which yard is "Maddo"? [2]');
  expect(answers.yards).toEqual({ 'Top yard': 'midland', Maddo: 'maddington' });
  const other = await answer({ proposal: yards }, ['2', '3', 'midland', '1']);
  expect(other.printed).toContain('Please enter a number from 1 to 2');
  expect(other.answers.yards).toEqual({ 'Top yard': 'maddington', Shed: 'midland', Maddo: 'midland' });
  expect((await answer({ proposal: yards, locationSlugs: ['midland'] }, [])).answers).toEqual(none);
});

it('takes a car off sale unless the dealer says that its status means for sale [B4.02]', async () => {
  const statusWords = ['On floor', 'Workshop'].map((word) => ({
    heading: "Where's it at",
    word,
    meaning: 'unknown' as const,
    count: 1,
  }));
  const { answers, printed } = await answer({ statusWords }, ['3', '1']);
  expect(printed).toContain('Which words in "Where\'s it at" mean for sale: 1 On floor, 2 Workshop? [none]');
  expect(printed).toContain('Please enter numbers from 1 to 2');
  expect(answers).toEqual({ ...none, onSale: ['On floor'], notOnSale: ['Workshop'] });
  expect((await answer({ statusWords }, [''])).answers).toEqual({ ...none, notOnSale: ['On floor', 'Workshop'] });
  expect((await answer({ statusWords }, ['1, 2'])).answers).toEqual({ ...none, onSale: ['On floor', 'Workshop'] });
});

it('takes the name of a column for an answer to what a heading is', async () => {
  const likely = [{ heading: "Where she's at", column: 'status', others: ['make'], isLikely: true }];
  const { answers, printed } = await answer({ likely }, ['no', 'shed', 'price', 'Yard']);
  expect(answers.columns).toEqual({ "Where she's at": 'location_code' });
  expect(printed.split('Please enter a number from 1 to 1, or a column such as yard.')).toHaveLength(3);
});

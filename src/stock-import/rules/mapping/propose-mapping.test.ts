import { describe, expect, it } from 'vitest';
import { usualHabits } from '../cells/cell-kinds.ts';
import { createElementFinder } from '../formats/map-foreign-record.ts';
import { proposeMapping } from './propose-mapping.ts';

const propose = (headings: readonly string[], ...rows: readonly (readonly string[])[]) =>
  proposeMapping({ headings, rows }, createElementFinder({}), (code) =>
    code === 'Main' ? ({ location: { slug: 'moorooka' } } as never) : undefined,
  );

describe('proposeMapping', () => {
  it('finds columns by what their cells hold', () => {
    const proposal = propose(
      [
        'Ref No',
        'Brand',
        'Model Desc',
        'Yr',
        'Our Price',
        'Chassis',
        'Snaps',
        'Kms travelled',
        'Gear',
        'Our cost price',
      ],
      [
        'D1',
        'Toyota',
        'Corolla',
        '2019',
        '24.990,00',
        '6T1BF3EK1AU123456',
        'https://a/1.jpg',
        '45.210 km',
        'Automatic',
        '1',
      ],
      ['D2', 'Kia', 'Rio', '2020', 'Make an offer', '6T1BF3EK1AU123457', 'https://a/2.jpg', '100', 'Manual', '2'],
    );
    expect(proposal).toEqual({
      columns: {
        'Ref No': 'stock_number',
        Brand: 'make',
        'Model Desc': 'model',
        Yr: 'year',
        'Our Price': 'price',
        Chassis: 'vin',
        Snaps: 'images',
        'Kms travelled': 'odometer',
        Gear: 'transmission',
      },
      dateOrder: 'dayFirst',
      decimalMark: 'comma',
      noPriceWords: ['Make an offer'],
      yards: {},
      guessedYards: {},
      unknownYards: [],
      statusLetters: {},
      unread: ['Our cost price'],
      internalTexts: [],
      doubted: [],
      priceGuess: null,
    });
  });

  it('leaves columns that their heading names', () => {
    const proposal = propose(['Stock No', 'Make', 'Model', 'Year', 'Price'], ['U1', 'Kia', 'Rio', '2020', '$24,990']);
    expect(proposal).toMatchObject({ columns: {}, decimalMark: 'point', unread: [] });
  });

  it('finds the order of days and months, and yards with and without a location', () => {
    const proposal = propose(
      ['Rego Exp', 'Yard'],
      ['06/30/2027', 'Main'],
      ['01/02/2027', 'Lot 7'],
      ['01/02/2027', 'Lot  7'],
    );
    expect(proposal).toMatchObject({
      dateOrder: 'monthFirst',
      yards: { Main: 'moorooka' },
      unknownYards: ['Lot 7'],
    });
    expect(propose(['Rego Expiry'], ['30/06/2027'], ['01/02/2027']).dateOrder).toBe('dayFirst');
  });

  it('takes no mark of a sale for a yard', () => {
    const proposal = propose(['Yard'], ['Lot 7'], ['HOLD - Barry'], ['SOLD'], ['Lot 9 - on hold']);
    expect(proposal.unknownYards).toEqual(['Lot 7']);
  });

  it.each([
    ['Eng', ['2.8L TD', '2.5', '3.2', '399cc'], { Eng: 'engine_size_litres' }],
    ['Eng', ['1998', '2755cc', '2.5'], { Eng: 'engine_size_cc' }],
    ['Motor', ['2.8 TD', '3.2L', '2.4 Turbo Diesel', 'Electric'], { Motor: 'engine_size_litres' }],
    ['Eng Hrs', ['1998', '2755'], {}],
    ['Motor Code', ['1998', '2755'], {}],
  ])('proposes litres or cubic centimetres by the values of %s: %s', (heading, cells, columns) => {
    expect(propose([heading], ...cells.map((cell) => [cell])).columns).toEqual(columns);
  });

  it("starts from the site's own words, date order and decimal mark", () => {
    const feed = {
      headings: ['Price', 'Rego Expiry'],
      rows: [
        ['Make an offer', '1/2/2027'],
        ['ring us', '3/4/2027'],
        ['Ring us', ''],
      ],
    };
    const words = { yes: [], no: [], noPrice: ['make an offer'], onSale: [], notOnSale: [] };
    const own = { dateOrder: 'monthFirst', decimalMark: 'comma', words } as const;
    const nowhere = () => undefined;
    expect(proposeMapping(feed, createElementFinder({}), nowhere, own)).toMatchObject({
      dateOrder: 'monthFirst',
      decimalMark: 'comma',
      noPriceWords: ['ring us'],
    });
    const clear = { ...feed, rows: [['24,990', '30/6/2027']] };
    expect(proposeMapping(clear, createElementFinder({}), nowhere, own)).toMatchObject({
      dateOrder: 'dayFirst',
      decimalMark: 'point',
    });
  });

  it('finds photos by the names of files, whatever the headings and however many', () => {
    const proposal = propose(
      ['Photos', 'Snaps', 'Rear', 'Brochure'],
      ['0.jpg', 'corolla1.jpg;corolla2.jpg', '12345_2.JPG', 'a.jpg is the best'],
      ['', 'front left.jpeg', 'https://a.example/1.png?w=9', 'none.pdf'],
    );
    expect(proposal).toMatchObject({ columns: { Snaps: 'images', Rear: 'images' }, unread: ['Brochure'] });
  });

  it('finds comments by a heading that says so and cells that are sentences', () => {
    const proposal = propose(['Blurb', 'Detail code'], ['One owner, full history', 'A'], ['', 'B']);
    expect(proposal).toMatchObject({ columns: { Blurb: 'comments' }, unread: ['Detail code'] });
  });

  it('prefers a blurb to notes, which only the dealer can release', () => {
    const rows = [
      ['One owner, full service history', 'Trade from Bev - owes us 2k'],
      ['Tidy', 'Sold to Kev 0412 555 019'],
    ];
    expect(propose(['Blurb', 'Notes'], ...rows)).toMatchObject({
      columns: { Blurb: 'comments' },
      unread: ['Notes'],
      internalTexts: [],
      priceGuess: null,
    });
    for (const heading of [
      'Notes',
      'Remarks',
      'Internal',
      'Memo',
      'StaffNotes',
      'Sales notes',
      'Internal comments',
      'Recon comments',
      'Workshop comments',
      'Appraisal comments',
      'Buyer comments',
      'Staff description',
    ]) {
      expect(propose([heading], ...rows)).toMatchObject({
        columns: {},
        internalTexts: [{ heading, cell: 'One owner, full service history' }],
      });
    }
  });

  it('finds statuses by their words, a quarter of the different ones and half of the cells [B4.02]', () => {
    const others = ['Deposit taken', 'On hold (Dave)', 'wholesale', 'Due in', 'workshop', 'SOLD', 'Bay 3', 'Bay 4'];
    const whereAt = [...Array.from({ length: 9 }, () => 'In stock'), ...others];
    const columnsOf = (heading: string, cells: readonly string[]) =>
      propose([heading], ...cells.map((cell) => [cell])).columns;
    expect(columnsOf('Where at', whereAt)).toEqual({ 'Where at': 'status' });
    expect(columnsOf('Where at', ['Bay 1', 'Bay 2', 'Bay 3', 'SOLD'])).toEqual({ 'Where at': 'location_code' });
    expect(columnsOf('Featured', ['Yes', 'No', 'Yes'])).toEqual({});
    expect(columnsOf('Service', ['Current', 'Current', 'Lapsed'])).toEqual({});
    expect(columnsOf('Notes', ['Sold to Kev', 'Sold to Bev'])).toEqual({});
    const known = propose(['Status', 'Where at'], ...whereAt.map((cell) => ['Live', cell]));
    expect(Object.values(known.columns)).not.toContain('status');
  });

  it('reads plates with an expiry as plates, whatever the heading says', () => {
    const cells = ['123ABC exp 03/27', '789GHI', '345MNO 6/27', 'no rego', ''].map((cell) => [cell]);
    expect(propose(['Rego / exp'], ...cells).columns).toEqual({ 'Rego / exp': 'rego' });
    expect(propose(['Rego / exp'], ['03/27'], ['30/6/2027'], ['Mar 27']).columns).toEqual({});
    expect(propose(['Rego', 'Rego / exp'], ...cells.map(([cell = '']) => ['ABC123', cell])).columns).toEqual({});
  });

  it('never proposes a word for sold or on hold as a word for no price [B4.02]', () => {
    const rows = ['SOLD', 'Sold - thanks', 'DEPOSIT TAKEN', 'On Hold', 'Reserved', 'Make an offer'].map((cell) => [
      cell,
    ]);
    expect(propose(['Price'], ...rows).noPriceWords).toEqual(['Make an offer']);
  });

  it('guesses what the letters of a status column mean, and leaves unknown ones [B4.02]', () => {
    const lettersOf = (heading: string, cells: string) => {
      const { columns, statusLetters } = propose([heading], ...[...cells].map((cell) => [cell]));
      return [columns, Object.entries(statusLetters).map(([letter, { meaning }]) => `${letter} ${meaning}`)];
    };
    expect(lettersOf('Status', 'AASWHDX')).toEqual([
      {},
      ['A onSale', 'D notOnSale', 'H notOnSale', 'S notOnSale', 'W notOnSale'],
    ]);
    expect(lettersOf('Stk Code', 'aas')).toEqual([{ 'Stk Code': 'status' }, ['A onSale', 'S notOnSale']]);
    expect(lettersOf('Gear', 'AAMA')).toEqual([{ Gear: 'transmission' }, []]);
    expect(lettersOf('Reg status', 'AAS')).toEqual([{}, []]);
    expect(propose(['Status'], ['A'], ['Sold'])).toMatchObject({ statusLetters: {} });
  });

  it('proposes a guessed yard apart from those that are found', () => {
    const feed = { headings: ['Yard'], rows: [['ADL'], ['Main'], ['Lot 7']] };
    const resolve = (code: string) => (code === 'Main' ? ({ location: { slug: 'moorooka' } } as never) : undefined);
    const guess = (code: string) => (code === 'ADL' ? 'adelaide' : undefined);
    expect(proposeMapping(feed, createElementFinder({}), resolve, undefined, guess)).toMatchObject({
      yards: { Main: 'moorooka' },
      guessedYards: { ADL: 'adelaide' },
      unknownYards: ['Lot 7'],
    });
  });

  it('reads Trim as the interior if its cells are materials, and never as a second badge', () => {
    const leather = [
      ['GXL', 'Black leather'],
      ['VX', 'Beige cloth'],
    ];
    expect(propose(['Badge', 'Trim'], ...leather)).toMatchObject({ columns: { Trim: 'interior_colour' }, unread: [] });
    expect(propose(['Trim'], ['Black Leather'], ['Red cloth']).columns).toEqual({ Trim: 'interior_colour' });
    expect(propose(['Badge', 'Trim'], ['GXL', 'Sport'], ['VX', 'Luxury'])).toMatchObject({
      columns: {},
      unread: ['Trim'],
    });
    expect(propose(['Trim'], ['GXL'], ['Black Edition'])).toMatchObject({ columns: {}, unread: [] });
  });

  it('proposes the asking price next to a bare price, unless the site maps one of them', () => {
    const rows = [['31,200', '38,990']];
    expect(propose(['Price', 'Ask $'], ...rows)).toMatchObject({
      columns: { 'Ask $': 'price', Price: 'ignored' },
      priceGuess: { chosen: 'Ask $', other: 'Price', otherLower: 1 },
    });
    const own = { ...usualHabits, columns: { Price: 'price' } };
    const finder = createElementFinder(own.columns);
    const kept = proposeMapping({ headings: ['Price', 'Ask $'], rows }, finder, () => undefined, own);
    expect(kept).toMatchObject({ columns: {}, priceGuess: null });
    expect(propose(['Price', 'Web price'], ['31,200', 'Y'])).toMatchObject({ columns: {}, priceGuess: null });
  });

  it('leaves comments with notes to the staff out, and reads the text for shoppers instead', () => {
    expect(propose(['Comments'], ['Tow bar'], ['Bottom $36k']).columns).toEqual({ Comments: 'ignored' });
    expect(propose(['Comments'], ['Tow bar'], ['One owner']).columns).toEqual({});
    expect(propose(['Web blurb', 'Comments'], ['One owner', 'Hail damage'])).toMatchObject({
      columns: {},
      unread: ['Comments'],
    });
  });

  it('never proposes a cost for a price', () => {
    expect(propose(['Cost $', 'Trade price'], ['15000', '16000']).columns).toEqual({});
    for (const heading of [
      'Landed $',
      'Into stock $',
      'Inv $',
      'Owe $',
      'Owing $',
      'Stands at $',
      'Cost',
      'Buy $',
      "W'sale $",
      'Payout $',
      'All up $',
      'Margin $',
      'Floor $',
      'Floorplan amount',
    ]) {
      expect(propose([heading], ['15000'], ['16000'])).toMatchObject({ columns: {}, doubted: [], priceGuess: null });
    }
    expect(propose(['New sale price'], ['15000']).columns).toEqual({ 'New sale price': 'price' });
  });

  it.each(['Vehicle', 'Car', 'Description', 'Unit'])('reads %s as make and model if its cells say both', (heading) => {
    const cells = [['Toyota Corolla Ascent Sport'], ['Mazda 3 Neo Sport'], ['Holden Cruze CD'], ['VW Golf R']];
    expect(propose([heading], ...cells).columns).toEqual({ [heading]: 'make_model' });
    const split = cells.map(([cell = '']) => [cell, ...cell.split(' ')]);
    expect(propose([heading, 'Make', 'Model'], ...split).columns).toEqual({});
    expect(propose([heading, 'Brand', 'Which'], ...split).columns).toEqual({ Brand: 'make' });
    const texts = [
      ['One owner with full books'],
      ['Toyota that has had one owner, with all of its books and two keys'],
    ];
    expect(propose([heading], ...texts).columns).not.toHaveProperty(heading);
  });

  it('asks whether the months of build or compliance give the year, if no column has it', () => {
    const rows = [['06/2019'], ['2017'], ['03/16'], ['Nov 20']];
    for (const heading of ['Compl', 'Built', 'Build date']) {
      expect(propose([heading], ...rows).doubted).toEqual([
        {
          heading,
          column: 'year',
          why: `No column has the year, but "${heading}" has cells such as "06/2019".`,
          isLikely: true,
        },
      ]);
    }
    expect(propose(['Compl', 'Year'], ...rows.map(([cell = '']) => [cell, '2019'])).doubted).toEqual([]);
    expect(propose(['Compl'], ['Yes'], ['No']).doubted).toEqual([]);
  });

  it('asks whether a column of few names that repeat is the yard', () => {
    const cells = ['Top', 'Top', 'Hill', 'Hill', 'SOLD', 'Top', 'Hill'];
    const doubtedOf = (heading: string, column: readonly string[]) =>
      propose([heading], ...column.map((cell) => [cell])).doubted;
    const question = 'Is "Yd" the yard, with names such as "Top"?';
    expect(doubtedOf('Yd', cells)).toEqual([{ heading: 'Yd', column: 'location_code', question, isLikely: true }]);
    expect(doubtedOf('Spot', cells)).toMatchObject([{ column: 'location_code', isLikely: false }]);
    const known = [...cells, 'Main', 'Main', 'Main'];
    expect(doubtedOf('Spot', known)).toMatchObject([{ column: 'location_code', isLikely: true }]);
    expect(doubtedOf('Spot', ['A1', 'B2', 'C3', 'D4'])).toEqual([]);
    expect(doubtedOf('Floor', cells)).toEqual([]);
    expect(propose(['Yard', 'Spot'], ...known.map((cell) => ['Main', cell])).doubted).toEqual([]);
  });

  it('asks whether shoppers can read a column of phrases, but not one with notes to the staff', () => {
    const cells = ['One owner, full books', 'Immaculate', 'Tow bar, canopy, snorkel', 'Cheap to run', 'Good on fuel'];
    const doubtedOf = (heading: string, ...more: readonly string[]) =>
      propose([heading], ...[...cells, ...more].map((cell) => [cell])).doubted;
    const question = 'Can shoppers read "Ad words", such as "One owner, full books"?';
    expect(doubtedOf('Ad words')).toEqual([{ heading: 'Ad words', column: 'comments', question, isLikely: true }]);
    expect(doubtedOf('Spiel')).toMatchObject([{ column: 'comments', isLikely: false }]);
    expect(doubtedOf('Ad words', 'Bottom $36k')).toEqual([]);
    for (const heading of ['Notes', 'Notes (int)', 'Cost remarks']) expect(doubtedOf(heading)).toEqual([]);
    expect(propose(['Comments', 'Ad words'], ...cells.map((cell) => ['Tidy', cell])).doubted).toEqual([]);
  });

  it('takes one column for what shoppers pay, and asks about a second unless it is nearly always lower', () => {
    const paid = ['Ask (DAP)', '$18,990', '$21,990', '$26,990'];
    const withSecond = (heading: string, ...cells: readonly string[]) =>
      propose([paid[0] ?? '', heading], ...paid.slice(1).map((cell, row) => [cell, cells[row] ?? '']));
    const columns = { 'Ask (DAP)': 'drive_away_price' };
    expect(withSecond('Sum $', '14,200', '17,050', '19,800')).toMatchObject({ columns, doubted: [] });
    expect(withSecond('Was $', '14,200', '17,050', '19,800')).toMatchObject({ columns, doubted: [] });
    expect(withSecond('Was $', '19,990', '', '27,990')).toMatchObject({
      columns,
      doubted: [
        { heading: 'Was $', column: 'was_price', why: 'It\'s above "Ask (DAP)" in 2 of 2 rows.', isLikely: true },
      ],
    });
    expect(withSecond('Sum $', '14,200', '22,050', '29,800')).toMatchObject({
      columns,
      doubted: [{ heading: 'Sum $', column: 'price', why: 'It\'s below "Ask (DAP)" in 1 of 3 rows.', isLikely: false }],
    });
    expect(withSecond('Price', '14,200', '17,050', '19,800')).toMatchObject({
      columns: { ...columns, Price: 'ignored' },
      priceGuess: { chosen: 'Ask (DAP)', column: 'drive_away_price', other: 'Price', otherLower: 3 },
    });
  });

  it('guesses the drive-away price if a column that its heading makes the price is lower', () => {
    expect(propose(['List Price', 'Ask (DAP)'], ['14,200', '$18,990'], ['17,050', '$21,990'])).toMatchObject({
      columns: { 'Ask (DAP)': 'drive_away_price', 'List Price': 'ignored' },
      priceGuess: { chosen: 'Ask (DAP)', column: 'drive_away_price', other: 'List Price', otherLower: 2 },
    });
  });

  it('guesses the higher of two columns that the cells and headings make prices', () => {
    expect(propose(['Sum $', 'Amount'], ['14,200', '18,990'], ['17,050', '21,990'])).toMatchObject({
      columns: { Amount: 'price', 'Sum $': 'ignored' },
      priceGuess: { chosen: 'Amount', other: 'Sum $', otherLower: 2, compared: 2 },
    });
  });

  it('leaves out a bare price next to the price that the site maps', () => {
    const own = { ...usualHabits, columns: { 'Ask (DAP)': 'drive_away_price' } };
    const feed = (price: string) => ({ headings: ['Ask (DAP)', 'Price'], rows: [['18,990', price]] });
    const read = (price: string) => proposeMapping(feed(price), createElementFinder(own.columns), () => undefined, own);
    expect(read('14,200')).toMatchObject({ columns: { Price: 'ignored' }, doubted: [] });
    expect(read('19,200')).toMatchObject({
      columns: { Price: 'ignored' },
      doubted: [{ heading: 'Price', isLikely: false }],
    });
  });
});

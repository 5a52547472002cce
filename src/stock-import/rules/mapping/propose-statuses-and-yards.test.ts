import { describe, expect, it } from 'vitest';
import { propose } from '../../testing/propose.ts';
import { createElementFinder } from '../formats/map-foreign-record.ts';
import { proposeMapping } from './propose-mapping.ts';

describe('proposeMapping', () => {
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

  it('takes no word inside a status for the drive, body, fuel or transmission [B4.02]', () => {
    const columnsOf = (...cells: readonly string[]) => propose(['Board'], ...cells.map((cell) => [cell])).columns;
    const front = Array.from({ length: 9 }, () => 'Out front');
    expect(columnsOf(...front, 'Waved off', 'Up on blocks')).toEqual({});
    expect(columnsOf('Front', 'Front', 'Rear')).toEqual({});
    expect(columnsOf('Van shed', 'Van shed', 'Utes away')).toEqual({});
    expect(columnsOf('Gas bottles', 'Auto electrician', 'Man cave')).toEqual({});
    expect(columnsOf('Front Wheel Drive', 'AWD', '4X4 Dual Range', 'Rear wheel')).toEqual({ Board: 'drive' });
    expect(columnsOf('Diesel Turbo', 'Petrol - Premium ULP')).toEqual({ Board: 'fuel' });
    expect(columnsOf('8 SP Sports Automatic Dual Clutch', '6 Speed Manual')).toEqual({ Board: 'transmission' });
    expect(columnsOf('5D Hatchback', 'Dual Cab Utility', '4D Sedan')).toEqual({ Board: 'body' });
  });

  it('asks whether a few place words are the yard, and not the status', () => {
    const cells = ['Swamp', 'Hill', 'Swamp', 'Hill', 'Swamp', 'Hill', 'Hill', 'Swamp', 'dep taken'];
    const { doubted, columns } = propose(['Whereabouts', "Where she's at"], ...cells.map((cell) => ['', cell]));
    expect(columns).toEqual({});
    expect(doubted.map(({ heading, column, isLikely }) => [heading, column, isLikely])).toEqual([
      ["Where she's at", 'location_code', true],
    ]);
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

  it('takes no mark of a sale for a yard', () => {
    const proposal = propose(['Yard'], ['Lot 7'], ['HOLD - Barry'], ['SOLD'], ['Lot 9 - on hold']);
    expect(proposal.unknownYards).toEqual(['Lot 7']);
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

  it('asks whether a column of few names that repeat is the yard', () => {
    const cells = ['Top', 'Top', 'Hill', 'Hill', 'SOLD', 'Top', 'Hill'];
    const doubtedOf = (heading: string, column: readonly string[]) =>
      propose([heading], ...column.map((cell) => [cell])).doubted;
    const question = 'Is "Yd" the yard, with names such as "Top"?';
    expect(doubtedOf('Yd', cells)).toEqual([
      { heading: 'Yd', column: 'location_code', question, example: '"Top"', isLikely: true },
    ]);
    const unsold = cells.filter((cell) => cell !== 'SOLD');
    expect(doubtedOf('Spot', unsold)).toMatchObject([{ column: 'location_code', isLikely: false }]);
    expect(doubtedOf('Spot', cells)).toMatchObject([{ column: 'status', isLikely: true }]);
    const known = [...cells, 'Main', 'Main', 'Main'];
    expect(doubtedOf('Spot', known)).toMatchObject([{ column: 'location_code', isLikely: true }]);
    expect(doubtedOf('Spot', ['A1', 'B2', 'C3', 'D4'])).toEqual([]);
    expect(doubtedOf('Floor', cells)).toEqual([]);
    expect(propose(['Yard', 'Spot'], ...known.map((cell) => ['Main', cell])).doubted).toEqual([]);
  });

  it.each(["Where's It At", 'Sts', 'Position', 'Stage'])(
    'asks the dealer whether "%s" with SOLD, Wholesaled, RFS and Prep is the status, and never takes it for the yard',
    (heading) => {
      const words = [
        'RFS',
        'RFS',
        '',
        'SOLD',
        'Wholesaled',
        'deal done',
        'RFS',
        'on hold - Bev till Sat',
        'Prep',
        'RFS',
      ];
      const rows = words.map((word, row) => [row % 3 === 0 ? 'Paddock' : 'Top Yard', word]);
      const { columns, doubted } = propose(['Yd', heading], ...rows);
      expect(columns).toEqual({});
      const example = '"SOLD", "RFS", "Wholesaled"';
      const why = `"${heading}" says ${example}.`;
      expect(doubted).toEqual([
        { heading, column: 'status', why, example, isLikely: true },
        expect.objectContaining({ heading: 'Yd', column: 'location_code', isLikely: true }),
      ]);
      const reversed = propose([heading, 'Yd'], ...rows.map(([yard = '', word = '']) => [word, yard]));
      expect(reversed.doubted.map(({ heading, column }) => [heading, column])).toEqual([
        [heading, 'status'],
        ['Yd', 'location_code'],
      ]);
    },
  );

  it('asks about a status column without a word that takes cars off sale, with no as the answer to Enter', () => {
    const rows = ['Prep', 'Prep', 'RFS', 'RFS', 'Due in'].map((word) => [word]);
    expect(propose(['Stage'], ...rows).doubted).toMatchObject([{ column: 'status', isLikely: false }]);
    for (const [heading, ...cells] of [
      ['Spot', 'A1', 'B2', 'SOLD'],
      ['Warranty', 'Current', 'Nil', 'Nil'],
      ['Floor', 'SOLD', 'RFS'],
      ['Chat', 'SOLD', 'Bev rang to ask about the tow bar'],
    ] as const) {
      expect(propose([heading], ...cells.map((cell) => [cell])).doubted.map(({ column }) => column)).not.toContain(
        'status',
      );
    }
  });

  it('reads "Location" with statuses as the status if "Yd" has the yards, so that sold cars stay off sale', () => {
    const rows = ['RFS', 'SOLD', 'RFS', 'Prep', 'Wholesaled', 'RFS'].map((word, row) => [
      row % 2 ? 'Top' : 'Hill',
      word,
    ]);
    expect(propose(['Yd', 'Location'], ...rows)).toMatchObject({
      columns: { Location: 'status' },
      doubted: [{ heading: 'Yd', column: 'location_code' }],
    });
    expect(propose(['Location'], ['Top'], ['SOLD'], ['Hill']).columns).toEqual({});
  });
});

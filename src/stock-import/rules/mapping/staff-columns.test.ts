import { describe, expect, it } from 'vitest';
import { propose } from '../../testing/propose.ts';

const scribbles = [
  'Tyres ok - bottom dollar 17,500',
  'hail claim settled',
  "Rodney's trade, ph 5331 0199",
  'head gasket done by Trev',
  'HOLD for Jan Petrov 0419 555 733',
  'odo to be checked',
];
const read = (heading: string, cells: readonly string[]) =>
  propose(['Stock No', heading], ...cells.map((cell, at) => [`K${at}`, cell]));

describe('a column for shoppers that has notes to the staff', () => {
  it.each(['Tag', 'Label', 'Extras', 'Grade', 'Series', 'Title', 'Name', 'Badge'])(
    'is only searched, without a question: %s',
    (heading) => {
      expect(read(heading, scribbles)).toMatchObject({ columns: { [heading]: 'searched' }, doubted: [] });
    },
  );

  it('is asked about if few cells look like notes, or all are sentences', () => {
    const prose = ['hail claim settled in March', 'head gasket done by Trev', 'odo to be checked'];
    const doubted = [
      { heading: 'Grade', column: 'badge', question: expect.stringContaining('Can shoppers read "Grade", such as "') },
    ];
    expect(read('Grade', [...prose, 'GXL'])).toMatchObject({ columns: { Grade: 'searched' }, doubted });
    const few = ['ring Dazza 0412 555 019', 'Bev 0412 555 018', ...Array.from({ length: 14 }, () => 'SX')];
    expect(read('Grade', few)).toMatchObject({ columns: { Grade: 'searched' }, doubted });
  });

  it.each([
    ['Badge', ['Ascent Sport Hybrid', 'SR5 double cab 4x4', 'GXL', 'ST-X King Cab Pick-up']],
    ['Tag', ['Runout Sale', 'Test Drive Only', 'Just in', 'One owner']],
    ['Features', ['Bull bar, snorkel, canopy', 'Tow bar and two new tyres', 'sat nav with rear camera and alloys']],
    ['Title', ['2018 Toyota Corolla Ascent Sport', '2019 Kia Rio']],
    ['Colour', ['Glacier White', 'Soul Red']],
    ['Grade', ['SX', 'ring Dazza 0412 555 019']],
  ])('is read if its texts are what the heading says: %s', (heading, cells) => {
    expect(read(heading, cells)).toMatchObject({ columns: {}, doubted: [] });
  });
});

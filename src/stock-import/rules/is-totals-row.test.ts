import { expect, it } from 'vitest';
import { isTotalsRow } from './is-totals-row.ts';

const read = (row: string) => {
  const cells = row.split(',');
  return isTotalsRow(cells, cells.length === 5 ? cells.slice(0, 3) : [], cells.length === 5);
};

it.each([
  'Total',
  'Total: 1 vehicle',
  'Totals:,30',
  '30 vehicles',
  ',,,30 vehicles,',
  'TOTAL,,,30,$450000',
  ',,,,"30"'.replaceAll('"', ''),
  ',,,30,450000',
  'Grand total,,,,',
  ',,TOTAL,598000,717000',
  ',TOTAL,,30,"$450000"'.replaceAll('"', ''),
  'Count: 30,,,,',
  'Printed 27/11/2026',
  'End of report,,,,',
  '*** End of report ***,,,,',
  '-- END OF STOCK LIST --,,,,',
  'Page 2 of 2,,,,',
  'Page 2',
])('%s is about the list', (row) => expect(read(row)).toBe(true));

it.each([
  'U1,Kia,Rio,2020,19990',
  ',Kia,Rio,2020,19990',
  ',,Rio,,30 vehicles',
  'U1,,,,',
  'U1,Kia,Total,2020,19990',
  ',Kia,Total,2020,19990',
  '1005,,,2020,',
  '1005',
  'T10',
  ',,,soon,450000',
  'Totally',
])('%s may be about a vehicle', (row) => expect(read(row)).toBe(false));

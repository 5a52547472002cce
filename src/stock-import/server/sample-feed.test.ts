import { expect, it } from 'vitest';
import { sampleFeed } from './sample-feed.ts';

const heading = 'Stock No,Make,Model,Year,Price,Where';

it('samples no titles, repeated headings, totals or rows with too many cells', async () => {
  const car = 'U1,Kia,Rio,2020,27990,RUTH';
  const lines = [
    heading,
    car,
    'Page 2 of 2,,,,,',
    heading,
    'U2,Kia,Rio,2020,$27,990,RUTH',
    '--- TRADE ---,,,,,',
    'U3,Kia,Rio',
    '30 cars,,,,"845,900",TOTAL',
  ];
  async function* open() {
    yield Buffer.from(`${lines.join('\n')}\n`);
  }
  const sample = await sampleFeed(open, 'csv', { encoding: 'utf-8', lineEnds: 'lf', starLegend: null });
  expect(sample.rows).toEqual([car.split(','), ['U3', 'Kia', 'Rio']]);
});

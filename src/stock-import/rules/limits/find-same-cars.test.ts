import { describe, expect, it } from 'vitest';
import { describeSameCar, findSameCars, type IdentifiedCar } from './find-same-cars.ts';

const car = (stockNumber: string, changed: Partial<IdentifiedCar> = {}): IdentifiedCar => ({
  key: stockNumber,
  stockNumber,
  row: 2,
  title: '2013 Nissan Navara',
  vin: null,
  plate: null,
  isForSale: true,
  isSold: false,
  isNew: true,
  ...changed,
});
const find = (...cars: readonly IdentifiedCar[]) =>
  findSameCars(cars).map(({ stockNumber, other, isHeld }) => `${stockNumber} ${other}${isHeld ? ' held' : ''}`);
const explain = (...cars: readonly IdentifiedCar[]) => findSameCars(cars).map((one) => describeSameCar(one).reason);
const plate = '849 PQA';
const vin = 'MNTVCUD40A0012345';
const sold = { isForSale: false, isSold: true };

describe('findSameCars', () => {
  it('holds back new cars with the plate and the name of a car for sale, or with its VIN', () => {
    expect(find(car('A', { plate }), car('B', { plate: '849pqa' }))).toEqual(['B A held']);
    expect(find(car('A', { plate }), car('B', { plate, isNew: false }))).toEqual(['A B held']);
    expect(find(car('A', { vin, plate }), car('B', { vin, plate, title: '2014 Nissan Navara' }))).toEqual(['B A held']);
    expect(find(car('A', { plate }), car('B', { plate }), car('C', { plate }))).toEqual(['B A held', 'C A held']);
  });

  it('only names cars that the site has, and cars with the plate of another model or of a sold car', () => {
    expect(explain(car('A', { plate, isNew: false }), car('B', { plate, isNew: false }))).toEqual([
      'has the plate of A (849PQA), so shoppers may see the same car twice',
    ]);
    const other = { plate, title: '2015 Kia Rio' };
    expect(find(car('A', { plate }), car('B', other))).toEqual(['B A']);
    expect(explain(car('A', { plate }), car('B', other))).toEqual([
      'has the plate of A (849PQA), which is another vehicle, so one of the plates is wrong',
    ]);
    expect(explain(car('A', { vin, ...sold }), car('B', { vin }))).toEqual([
      `has the VIN of A (${vin}), which is sold. Check that this car is still for sale`,
    ]);
  });

  it('finds no cars that are off sale, and takes no short or wordy plate for a number', () => {
    expect(find(car('A', { plate }), car('B', { plate: '849 PQB' }), car('C'), car('D'))).toEqual([]);
    expect(find(car('A', { plate }), car('B', { plate, ...sold }))).toEqual(['A B']);
    expect(find(car('A', { plate }), car('B', { plate, isForSale: false }))).toEqual([]);
    expect(find(car('A', { plate, ...sold }), car('B', { plate, ...sold }))).toEqual([]);
    expect(find(car('A', { plate, title: '2015 Kia Rio', ...sold }), car('B', { plate }))).toEqual([]);
    for (const short of ['D01', 'DEALER'])
      expect(find(car('A', { plate: short }), car('B', { plate: short }))).toEqual([]);
  });
});

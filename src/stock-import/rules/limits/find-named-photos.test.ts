import { expect, it } from 'vitest';
import { findNamedPhotos, findOwnedPhotos } from './find-named-photos.ts';

const find = (photos: Readonly<Record<string, string>>): readonly string[] =>
  findNamedPhotos(
    Object.entries(photos).map(([stockNumber, photo]) => ({ key: stockNumber, stockNumber, id: undefined, photo })),
    Object.keys(photos),
  ).map(({ stockNumber }) => stockNumber);

it("finds three cars with another car's stock number in the name of their photo", () => {
  const own = { G2101: '/media/acme/G2101_1.jpg', G2102: '/media/acme/g2102-front.JPG?w=800' };
  const moved = {
    G2103: '/media/acme/G2102_1.jpg',
    G2104: 'https://photos.example/g2103-1.jpg',
    G2105: 'G2104 (1).jpg',
  };
  expect(find({ ...own, ...moved })).toEqual(['G2103', 'G2104', 'G2105']);
  expect(find({ ...own, G2103: moved.G2103, G2104: moved.G2104, G2105: 'G2105.jpg' })).toEqual([]);
});

it.each([
  ['numbers of a camera', { 4301: 'IMG_4302.JPG', 4302: 'IMG_4303.JPG', 4303: 'IMG_4304.JPG', 4304: 'IMG_4301.JPG' }],
  ['short names', { A1: 'A2.jpg', A2: 'A3.jpg', A3: 'A4.jpg', A4: 'A1.jpg' }],
  ['folders', { G2101: 'G2102/1.jpg', G2102: 'G2103/1.jpg', G2103: 'G2101/1.jpg' }],
  ['photos of two cars', { G2101: 'G2101-G2102.jpg', G2102: 'G2102-G2103.jpg', G2103: 'G2103-G2101.jpg' }],
])('accepts %s', (_name, photos) => {
  expect(find(photos)).toEqual([]);
});

const plates: Readonly<Record<string, string>> = { U104: '402 XRK', U105: '118YTB', 4101: 'ABC12D', 4102: 'BCD23E' };
const owned = (photos: Readonly<Record<string, string>>, isFirst = true) =>
  findOwnedPhotos(
    Object.entries(photos).map(([stockNumber, photo]) => ({
      key: stockNumber,
      stockNumber,
      id: undefined,
      photo,
      plate: plates[stockNumber] ?? null,
      isFirst,
    })),
    Object.keys(photos).map((stockNumber) => ({ stockNumber, plate: plates[stockNumber] ?? null })),
  ).map(({ stockNumber, owner }) => `${stockNumber} ${owner}`);

it.each([
  ['a stock number', { U104: 'U105_1.jpg', U105: 'U105_2.jpg' }, ['U104 U105']],
  ['a plate', { U104: '/media/acme/118ytb-1.jpg', U105: 'x.jpg' }, ['U104 U105']],
  ['a stock number of four digits', { 4101: '4102.jpg', 4102: '4102_2.jpg' }, ['4101 4102']],
])('finds one photo that is named after %s of another car', (_name, photos, expected) => {
  expect(owned(photos)).toEqual(expected);
  expect(owned(photos, false)).toEqual([]);
});

it.each([
  ['its own stock number', { U104: 'U104_1.jpg', U105: 'U105_1.jpg' }],
  ['its own plate', { U104: '402XRK.jpg', U105: '118-YTB.jpg' }],
  ['both cars', { U104: 'U104-U105.jpg', U105: 'U105.jpg' }],
  ['a camera’s number', { 4101: 'IMG_4102.JPG', 4102: 'IMG_4101.JPG' }],
  ['a photo that the other car shows too', { U104: 'U105_1.jpg', U105: 'U105_1.jpg' }],
])('accepts a photo named after %s', (_name, photos) => {
  expect(owned(photos)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { findSharedPhotos, isPictureLibrary, type PhotoUser, sharedPhotoBrake } from './find-shared-photos.ts';

const car = (stockNumber: string, change: Partial<PhotoUser> = {}): PhotoUser => ({
  key: stockNumber,
  stockNumber,
  photo: '/media/acme/DSC04401.JPG',
  make: 'Toyota',
  model: 'Camry',
  year: 2018,
  isUsed: true,
  vin: null,
  plate: null,
  isNew: true,
  ...change,
});
const hilux = { model: 'Hilux SR5', year: 2019 };
const find = (...users: readonly PhotoUser[]) => findSharedPhotos(users).map(({ stockNumber }) => stockNumber);

it('finds the car that gets a photo of another vehicle', () => {
  const shown = car('R1', { ...hilux, isNew: false });
  expect(find(shown, car('R2'))).toEqual(['R2']);
  expect(find(car('R2'), shown)).toEqual(['R2']);
  expect(find(shown, car('R2', { isNew: false }))).toEqual([]);
  expect(find(shown, car('R2', { photo: '/media/acme/DSC04402.JPG' }))).toEqual([]);
});

it('finds both cars if the photo is new to both, unless its file name tells whose it is', () => {
  expect(find(car('R2201', hilux), car('R2202'))).toEqual(['R2201', 'R2202']);
  const photo = 'https://photos.example/R2201_1.jpg';
  expect(find(car('R2201', { ...hilux, photo }), car('R2202', { photo }))).toEqual(['R2202']);
  const plate = '482KX3';
  const ofPlate = { photo: '/media/acme/482kx3.jpg' };
  expect(find(car('R2201', { ...hilux, ...ofPlate, plate }), car('R2202', ofPlate))).toEqual(['R2202']);
});

it('takes the car in the file name for the owner, even if another car showed the photo first', () => {
  const photo = '/media/acme/R2201_1.jpg';
  expect(find(car('R2201', { ...hilux, photo }), car('R2202', { photo, isNew: false }))).toEqual([]);
});

describe('used cars of one model are different', () => {
  const shown = (change: Partial<PhotoUser>) => car('R1', { isNew: false, ...change });

  it.each<[string, Partial<PhotoUser>, Partial<PhotoUser>]>([
    ['VINs', { vin: '6T1BF3FK10X000001' }, { vin: '6T1BF3FK10X000002' }],
    ['plates', { plate: '482 KX3' }, { plate: '111AAA' }],
    ['years', { year: 2018 }, { year: 2019 }],
  ])('if they have different %s', (_name, one, other) => {
    expect(find(shown(one), car('R2', other))).toEqual(['R2']);
  });
});

it.each<[string, readonly PhotoUser[]]>([
  ['three cars', [car('R1', hilux), car('R2'), car('R3', { model: 'RAV4' })]],
  ['one car under a new stock number', [car('R1', { isNew: false }), car('R2')]],
  ['one plate', [car('R1', { plate: '482-KX3' }), car('R2', { ...hilux, plate: '482kx3' })]],
  ['one VIN', [car('R1', { vin: '6T1BF3FK10X000001' }), car('R2', { ...hilux, vin: '6T1BF3FK10X000001' })]],
  ['a model with and without its badge', [car('R1'), car('R2', { model: 'CAMRY Ascent' })]],
  ['new cars of one model', [car('R1', { isUsed: false, plate: 'A1' }), car('R2', { year: 2026, plate: 'B2' })]],
  [
    'a stand-in picture',
    [car('R1', { ...hilux, photo: '/p/photos-coming-2.png' }), car('R2', { photo: '/p/photos-coming-2.png' })],
  ],
])('accepts a photo of %s', (_name, users) => {
  expect(find(...users)).toEqual([]);
});

it.each([
  [true, 'aabbccddef'],
  [true, 'sssss aabbccddef'],
  [true, 'aaabbbcccddefghijklmnopqrstuvwx'],
  [false, 'aaabbbccdefghijklmnopqrstuvwx'],
  [false, 'aabbccddefghijklmnopqrst'],
  [false, 'aabbc'],
  [false, 'sssssssss abcdef'],
])('says %s to a library of pictures for cars with the photos %s', (isLibrary, photos) => {
  expect(isPictureLibrary([...photos.replace(' ', '')])).toBe(isLibrary);
});

it('names both cars and the photo once', () => {
  const known = findSharedPhotos([car('R1', { ...hilux, isNew: false }), car('R2')]);
  const both = findSharedPhotos([
    car('R9', { ...hilux, photo: 'https://photos.example/9/a.jpg?w=800' }),
    car('R8', { photo: 'https://photos.example/9/a.jpg?w=800' }),
  ]);
  expect(sharedPhotoBrake.listHeld({ sharedPhotos: [...known, ...both] })).toMatchObject([
    {
      kind: 'photosShared',
      count: 3,
      stockNumbers: ['R2', 'R9', 'R8'],
      sentence:
        '3 cars now share their first photos with another car: R2 has DSC04401.JPG of R1, R8 and R9 have a.jpg. Cars already on the site keep their old photos; new ones show none.',
    },
  ]);
});

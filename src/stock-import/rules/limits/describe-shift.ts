export type ShiftedField =
  | 'status'
  | 'shown'
  | 'price'
  | 'km'
  | 'vin'
  | 'rego'
  | 'regoExpiry'
  | 'buildDate'
  | 'complianceDate'
  | 'comments'
  | 'yard'
  | 'stockNumber';

type Describe = (count: number, heading: string) => string;

const ofNextRow =
  (what: string): Describe =>
  (count, heading) =>
    `${count} cars get the ${what} of the car in the next row${heading}, so the ${what} may be in the wrong rows. We've kept every car's old ${what}. New cars show none.`;

const ofOtherCar =
  (what: string, several: string): Describe =>
  (count, heading) =>
    `${count} cars get the ${what} of another car in the file${heading}, so the ${several} may be in the wrong rows. We've kept every car's old ${what}.`;

const sentences: Readonly<Record<ShiftedField, Describe>> = {
  status: (count) =>
    `The sold, on-hold and reserved marks have moved by one row, so they may be wrong for ${count} cars. All cars on the site stay as they were.`,
  shown: (count) =>
    `The marks that hide cars from the website have moved by one row, so those marks may be wrong for ${count} cars. All cars on the site stay as they were.`,
  price: (count) =>
    `${count} cars get the price of the car in the next row, so the prices may be in the wrong rows. We've kept every car's old price. New cars show none.`,
  km: ofNextRow('kilometres'),
  vin: ofOtherCar('VIN', 'VINs'),
  rego: ofOtherCar('rego', 'regos'),
  regoExpiry: ofNextRow('rego expiry'),
  buildDate: ofNextRow('build date'),
  complianceDate: ofNextRow('compliance date'),
  comments: ofNextRow('comments'),
  yard: ofNextRow('yard'),
  stockNumber: (count, heading) =>
    `${count} cars have most of another car's values, so the stock numbers${heading} may be in the wrong rows. All cars on the site stay as they were. New cars aren't added.`,
};

export const describeShift = (field: ShiftedField, count: number, heading?: string): string => {
  const sentence = sentences[field](count, heading === undefined ? '' : ` ('${heading}')`);
  return count === 1
    ? sentence.replace('1 cars get', '1 car gets').replace('1 cars have', '1 car has').replace('1 cars', '1 car')
    : sentence;
};

const shuffledNames: Readonly<Partial<Record<ShiftedField, string>>> = {
  km: 'kilometres',
  regoExpiry: 'rego expiry',
  comments: 'comments',
};

/** Describes values that moved, but not all by one row. */
export const describeShuffle = (field: ShiftedField, count: number, heading?: string): string => {
  const named = heading === undefined ? '' : ` ('${heading}')`;
  if (field === 'status') {
    return `The sold, on-hold and reserved marks have moved to other cars, perhaps because one column was sorted on its own. They may be wrong for ${count} cars. All cars on the site stay as they were.`;
  }
  if (field === 'yard') {
    return `${count} cars swap yards with each other${named}, so the yards may be in the wrong rows. We've kept every car's old yard. New cars show none.`;
  }
  const what = shuffledNames[field] ?? field;
  return `${count} cars get the ${what} of another car${named}, so the ${what} may be in the wrong rows, for example because one column was sorted on its own. We've kept every car's old ${what}. New cars show none.`;
};

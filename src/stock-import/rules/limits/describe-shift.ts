/** `status` also stands for 'reserved'. */
export type ShiftedField = 'status' | 'shown' | 'price' | 'km';

const sentences: Readonly<Record<ShiftedField, (count: number) => string>> = {
  status: (count) =>
    `The marks for sold, on hold and reserved moved to the next row, which changes ${count} cars, so they may be in the wrong rows. All cars on the site stay as they were.`,
  shown: (count) =>
    `The marks of cars that the website doesn't show moved to the next row, which changes ${count} cars, so they may be in the wrong rows. All cars on the site stay as they were.`,
  price: (count) =>
    `${count} cars get the price that the car in the next row had, so the prices may be in the wrong rows. We've kept the prices that all cars had. New cars show none.`,
  km: (count) =>
    `${count} cars get the kilometres that the car in the next row had, so the kilometres may be in the wrong rows. We've kept the kilometres that all cars had. New cars show none.`,
};

/** @param count cars whose value changes; always several for `price` and `km` */
export const describeShift = (field: ShiftedField, count: number): string => {
  const sentence = sentences[field](count);
  return count === 1 ? sentence.replace('1 cars', '1 car') : sentence;
};

/** A make with its model, the make once: 'Mazda Mazda3' is 'Mazda3'; 'Toyota RAV4' stays. */
export const shortenMakeModel = (makeModel: string): string => makeModel.replace(/^(.+?) (?=\1)/i, '');

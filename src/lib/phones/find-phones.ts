const phone = /(?<![\d+])\(?(?:\+?61[ -]?\(?|0)[2-478](?:[ )-]{0,2}\d){8}(?!\d)/g;

export interface FoundPhone {
  readonly written: string;
  readonly index: number;
}

/**
 * Finds Australian landline and mobile numbers. Leaves out service numbers such as 1300 555 019, and parts of longer
 * numbers.
 */
export const findPhones = (text: string): readonly FoundPhone[] =>
  [...text.matchAll(phone)].map(({ 0: written, index }) => ({ written, index }));

/** Matches the 11 digits of an ABN, and the word before them. */
const abnPart = /[\s,;(]*(?:\babn)?[\s:.]*(\d(?:[ .-]?\d){10})\)?/i;
const ends = /^[\s,;:-]+|[\s,;:-]+$/g;

export interface CompanyText {
  /** The 11 digits as they were typed; undefined if there are none. */
  readonly abn: string | undefined;
  /** Undefined if only an ABN was typed. */
  readonly entity: string | undefined;
}

/** Splits "Hammo's Motors Pty Ltd, ABN 51 824 753 556" into the company and its ABN, in any order. */
export const readCompany = (text: string): CompanyText => {
  const [, abn] = abnPart.exec(text) ?? [];
  const entity = text.replace(abnPart, ' ').replaceAll(ends, '').replaceAll(/\s+/g, ' ');
  return { abn, entity: entity === '' ? undefined : entity };
};

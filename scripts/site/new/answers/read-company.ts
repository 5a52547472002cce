const abnDigits = /(?<!\d)\d(?:[ .-]?\d){10}(?!\d)/;
const filler = /^(?:\(?abn[:.]?|[(),;:.-])$/i;

export interface CompanyText {
  /** The 11 digits as they were typed; undefined if there are none. */
  readonly abn: string | undefined;
  readonly entity: string | undefined;
}

/** Splits "Hammo's Motors Pty Ltd, ABN 51 824 753 556" into the company and its ABN, in any order. */
export const readCompany = (text: string): CompanyText => {
  const abn = abnDigits.exec(text)?.[0];
  const words = text.replace(abnDigits, ' ').split(/\s/);
  const entity = words
    .filter((word) => word !== '' && !filler.test(word))
    .join(' ')
    .replace(/[,;:]$/, '');
  return { abn, entity: entity === '' ? undefined : entity };
};

const abnDigits = /(?<!\d)\d(?:[ .-]?\d){10}(?!\d)/;
const filler = /^(?:\(?abn[:.]?|[(),;:.-])$/i;

export interface CompanyText {
  readonly abn: string | undefined;
  readonly entity: string | undefined;
}

export const readCompany = (text: string): CompanyText => {
  const abn = abnDigits.exec(text)?.[0];
  const words = text.replace(abnDigits, ' ').split(/\s/);
  const entity = words
    .filter((word) => word !== '' && !filler.test(word))
    .join(' ')
    .replace(/[,;:]$/, '');
  return { abn, entity: entity === '' ? undefined : entity };
};

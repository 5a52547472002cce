const vinLength = 17;
/** First year whose VINs are checked. Chassis numbers of earlier cars have no fixed form. */
const firstVinYear = 1989;
const mistaken = /[IOQ]/;
const allowed = /^[A-HJ-NPR-Z0-9]{17}$/;

const countFrom = (first: number, characters: string): readonly (readonly [string, number])[] =>
  [...characters].map((character, index) => [character, first + index] as const);

const values: ReadonlyMap<string, number> = new Map([
  ...countFrom(0, '0123456789'),
  ...countFrom(1, 'ABCDEFGH'),
  ...countFrom(1, 'JKLMN'),
  ['P', 7] as const,
  ['R', 9] as const,
  ...countFrom(2, 'STUVWXYZ'),
]);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const checkPosition = 8;
const modulus = 11;

export const calculateVinCheckDigit = (vin: string): string => {
  const sum = weights.reduce<number>((total, weight, index) => total + weight * (values.get(vin[index] ?? '') ?? 0), 0);
  return sum % modulus === 10 ? 'X' : String(sum % modulus);
};

/** In North America, the check digit is mandatory. Many manufacturers elsewhere don't use one. */
const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin);

const hasRightCheckDigit = (vin: string): boolean => vin[checkPosition] === calculateVinCheckDigit(vin);

/**
 * Whether the check digit is right in a VIN that needn't have one. Undefined for a North American VIN, which
 * `findVinFault` checks, and for a chassis number that isn't a VIN.
 */
export const checkOptionalDigit = (written: string): boolean | undefined => {
  const vin = written.toUpperCase();
  return allowed.test(vin) && !isNorthAmerican(vin) ? hasRightCheckDigit(vin) : undefined;
};

/** False if the ninth character can't be a check digit, so that the manufacturer uses it for something else. */
export const mayHaveCheckDigit = (vin: string): boolean => /[\dX]/i.test(vin[checkPosition] ?? '');

export interface VinFault {
  readonly reason: string;
  readonly isImpossible: boolean;
}

const impossible = (reason: string): VinFault => ({ reason, isImpossible: true });

export const findVinFault = (written: string, year: number): VinFault | null => {
  const vin = written.toUpperCase();
  const quoted = JSON.stringify(written);
  if (year < firstVinYear) return null;
  if (vin.length !== vinLength) return impossible(`${quoted} has ${vin.length} characters; a VIN has ${vinLength}`);
  const letter = mistaken.exec(vin)?.[0];
  if (letter !== undefined) return impossible(`${quoted} has the letter ${letter}, which is never used in a VIN`);
  if (!allowed.test(vin)) return impossible(`${quoted} has a character that isn't a letter or digit`);
  if (!isNorthAmerican(vin) || hasRightCheckDigit(vin)) return null;
  const reason = `${quoted} has a wrong check digit, so one of its characters is probably wrong`;
  return { reason, isImpossible: false };
};

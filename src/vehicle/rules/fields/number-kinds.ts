import { defineKind, type FieldKind } from './define-kind.ts';

const maxLength = 40;

// Commas separate only thousands: '1,2,3' isn't a number. Half the world writes '1.234' for 1,234, so whole numbers and
// dollars reject a point before three digits.
const numeral = /^-?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/;
const wholeNumeral = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/;
const dollarNumeral = /^(?:\$\s*)?((?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?|\.\d{1,2})$/;

const toNumber = (input: unknown, shape: RegExp): number => {
  if (typeof input === 'number') return input;
  return typeof input === 'string' && shape.test(input) ? Number(input.replaceAll(',', '')) : Number.NaN;
};

export const decimal = (min = 0, max = 10_000_000): FieldKind<number> =>
  defineKind({
    allowed: `a number from ${min} to ${max}`,
    maxLength,
    read: (input) => {
      const value = toNumber(input, numeral);
      return value >= min && value <= max ? value : undefined;
    },
  });

export const integer = (min = 0, max = 10_000_000): FieldKind<number> =>
  defineKind({
    allowed: `a whole number from ${min} to ${max}`,
    maxLength,
    read: (input) => {
      const value = toNumber(input, wholeNumeral);
      return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
    },
  });

const maxDollars = 10_000_000;

/** Dollars in feeds and the API, whole cents in code. */
export const dollars: FieldKind<number> = defineKind({
  allowed: 'a price such as 24990 or 24,990.00, up to 10 million dollars',
  maxLength,
  read: (input) => {
    const amount = toNumber(typeof input === 'string' ? dollarNumeral.exec(input)?.[1] : input, numeral);
    const cents = Math.round(amount * 100);
    const isExact = Math.abs(cents - amount * 100) < 1e-4;
    return isExact && amount >= 0 && amount <= maxDollars ? cents : undefined;
  },
  format: (cents) => cents / 100,
});

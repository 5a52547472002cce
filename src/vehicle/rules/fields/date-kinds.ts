import { isDay } from '#src/lib/dates/local-day.ts';
import { defineKind, type FieldKind } from './define-kind.ts';

const maxLength = 40;
export const unregisteredDay = '1900-01-01';

const firstYear = 1900;
const lastYear = 2100;

const between = `between ${firstYear} and ${lastYear}`;

const isAllowedDay = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= firstYear && year <= lastYear && isDay(text);
};

const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const australianDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const toIsoDay = (text: string): string | undefined => {
  const [, date, month, year] = australianDay.exec(text) ?? [];
  return date === undefined || month === undefined
    ? isoDay.exec(text)?.[1]
    : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
};

/** 'YYYY-MM-DD'. Also accepts '31/12/2026'. Drops any time and time zone. */
export const day: FieldKind<string> = defineKind({
  allowed: `a date as YYYY-MM-DD or DD/MM/YYYY ${between}`,
  maxLength,
  read: (input) => {
    const iso = typeof input === 'string' ? toIsoDay(input) : undefined;
    return iso !== undefined && isAllowedDay(iso) ? iso : undefined;
  },
});

const australianMonth = /^(\d{1,2})\/(\d{4})$/;

/** 'YYYY-MM'. Also accepts '07/2021' and a full date. */
export const month: FieldKind<string> = defineKind({
  allowed: `a month as YYYY-MM or MM/YYYY ${between}`,
  maxLength,
  read: (input) => {
    if (typeof input !== 'string') return undefined;
    const [, number, year] = australianMonth.exec(input) ?? [];
    const firstDay = number === undefined ? `${input}-01` : `${year}-${number.padStart(2, '0')}-01`;
    return (day.parse(input) ?? day.parse(firstDay))?.slice(0, 7);
  },
});

const moment = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

export const instant: FieldKind<string> = defineKind({
  allowed: `an ISO 8601 date and time with a UTC offset, such as 2026-11-21T09:30:00+10:00, ${between}`,
  maxLength,
  read: (input) => {
    const written = typeof input === 'string' ? moment.exec(input) : null;
    const timeMs = written?.[1] !== undefined && isAllowedDay(written[1]) ? Date.parse(written[0]) : Number.NaN;
    return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
  },
});

export const lastSecond = Date.UTC(lastYear + 1, 0) / 1000 - 1;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locale } from '#src/lib/australia.ts';
import { instant } from '#src/vehicle/rules/fields/date-kinds.ts';
import { usualHabits } from './cell-kinds.ts';
import { convertHtmlToText, isHtml, splitHtmlLines } from './convert-html-to-text.ts';
import { createCellReaders } from './create-cell-readers.ts';
import { isEmptyCell } from './is-empty-cell.ts';
import { readDayCell, readMomentCell, readMonthCell } from './read-date-cell.ts';
import { readFigure } from './read-figure-cell.ts';
import { createPriceReader } from './read-price-cell.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  it('reads any day in each usual form as that day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year = '', month = '', date = ''] = day.split('-');
        const name = new Date(day).toLocaleString(locale, { month: 'short', timeZone: 'UTC' }).slice(0, 3);
        const forms = [
          day,
          `${date}/${month}/${year}`,
          `${Number(date)}.${Number(month)}.${year.slice(2)}`,
          `${date}-${name}-${year.slice(2)}`,
          `${year}${month}${date}`,
          `${day}T09:30:00+10:00`,
        ];
        for (const form of forms) expect([form, readDayCell(form, 'dayFirst')]).toEqual([form, day]);
        expect(readDayCell(`${month}/${date}/${year}`, 'monthFirst')).toBe(day);
        expect(readMonthCell(`${name} ${year}`, 'dayFirst')).toBe(day.slice(0, 7));
        expect(readMonthCell(`${Number(month)}/${year.slice(2)}`, 'dayFirst')).toBe(day.slice(0, 7));
      }),
    );
  });

  it.each(['2019', '19-Mar', 'soon', '31/02/2027', '1/2/3/4', '0/0/00'])('reads no month in %s', (cell) =>
    expect(readMonthCell(cell, 'dayFirst')).toBeUndefined(),
  );

  it('gives a moment without an offset that of Brisbane', () => {
    expect(readMomentCell('2026-11-01T09:30:00Z', 'dayFirst')).toBe('2026-11-01T09:30:00Z');
    expect(readMomentCell('2026-11-01T09:30', 'dayFirst')).toBe('2026-11-01T09:30+10:00');
    expect(readMomentCell('1/11/2026', 'dayFirst')).toBe('2026-11-01T00:00:00+10:00');
  });

  it.each(['2026-13-45T10:00', '2026-02-31T10:00', '2026-01-01T25:61', '2026-01-01T10:61:00Z'])(
    'reads no moment in %s',
    (cell) => {
      expect(readMomentCell(cell, 'dayFirst')).toBeUndefined();
    },
  );

  it.each([
    ['2026-11-01 09:30:00', '2026-11-01T09:30:00+10:00'],
    ['2026-11-01 9:30:15.250', '2026-11-01T09:30:15.250+10:00'],
    ['2026-11-01 09:30:00Z', '2026-11-01T09:30:00Z'],
    ['2026-11-01 09:30 +1100', '2026-11-01T09:30:00+1100'],
    ['1/11/2026 21:05', '2026-11-01T21:05:00+10:00'],
    ['1/11/2026 9:05 PM', '2026-11-01T21:05:00+10:00'],
    ['Sun 1 Nov 2026, 12:05 a.m.', '2026-11-01T00:05:00+10:00'],
    ['1-Nov-26 12:05pm', '2026-11-01T12:05:00+10:00'],
    ['1/11/2026 21:05 PM', '2026-11-01T21:05:00+10:00'],
    // An impossible time is ignored.
    ['1/11/2026 25:00', '2026-11-01T00:00:00+10:00'],
    ['1/11/2026 9:60', '2026-11-01T00:00:00+10:00'],
  ])('reads the time of day in %s', (cell, moment) => {
    expect(readMomentCell(cell, 'dayFirst')).toBe(moment);
    expect(instant.parse(moment)).toBeDefined();
  });

  it('never yields a day that does not exist', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/-. JanMayDec'), maxLength: 12 }), (cell) => {
        const day = readDayCell(cell, 'dayFirst');
        const isReal = day === undefined || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
        expect(isReal).toBe(true);
      }),
    );
  });
});

describe('figures', () => {
  it('reads any amount in its own way of writing, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const thousands = (mark: string) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, mark);
        const amount = `${whole}.${twoDigits(cents)}`;
        expect(readFigure(`${thousands(',')}.${twoDigits(cents)}`, 'point')).toBe(amount);
        expect(readFigure(`${thousands('.')},${twoDigits(cents)}`, 'comma')).toBe(amount);
        expect(readFigure(`${thousands(' ')}.${twoDigits(cents)}`, 'point')).toBe(amount);
      }),
    );
  });

  it.each(['1,2,3', '34.990', '1.2.3', '-5', '', 'x', '12,34'])('reads no figure in %j', (cell) =>
    expect(readFigure(cell, 'point')).toBeUndefined(),
  );

  it('never reads a part of a cell as its price', () => {
    const read = createPriceReader(usualHabits);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$ -kGST/'), maxLength: 12 }), (cell) => {
        const price = read(cell.trim());
        if (price.kind !== 'price') return;
        const digits = cell.replaceAll(/\D/g, '');
        expect(price.dollars.replace('.', '')).toBe(digits);
      }),
    );
  });
});

describe('HTML', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['One<br>two<br/>three', 'One\ntwo\nthree'],
    ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
    ['Tidy &amp; quick\nNext line', 'Tidy & quick\nNext line'],
    ['<style>p{}</style><p onclick="x()">Hi</p><!-- no -->', 'Hi'],
    ['<p>never closed', 'never closed'],
    ['<script>alert(1)', ''],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Hi', 'Hi'],
    ['<table><tr><td>Seats</td><td>5</td></tr></table>', 'Seats 5'],
    ['<b>Bold</b> and <i>thin</i>', 'Bold and thin'],
  ])('turns %j into text', (html, text) => expect(convertHtmlToText(html)).toBe(text));

  it.each(['0-100 in < 5 s > quick', 'R&D', 'a <fast> car', 'x | y'])('leaves %j alone', (text) => {
    expect(isHtml(text)).toBe(false);
    expect(convertHtmlToText(text)).toBe(text);
  });

  it('splits a list into lines without bullets', () => {
    expect(splitHtmlLines('<ul><li>One</li><li>Two</li></ul>')).toBe('One\nTwo');
  });

  it('bears anything, and leaves no tag that a page would know', () => {
    const unit = fc.constantFrom(
      '<',
      '>',
      'p',
      'script',
      '/',
      ' ',
      '&',
      'amp;',
      'lt;',
      '"',
      'li',
      '!--',
      'x',
      '\n',
      '#60;',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (html) => {
        expect(typeof convertHtmlToText(html)).toBe('string');
      }),
    );
  });

  it('takes no more than linear time for tags that are never closed', () => {
    const start = process.threadCpuUsage();
    convertHtmlToText('<b>'.repeat(10_000) + '</i>'.repeat(7000));
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(100);
  });
});

describe('words', () => {
  it.each(['', '-', 'n/a', 'N/A', 'TBA', 'null'])('reads %j as nothing', (cell) =>
    expect(isEmptyCell(cell)).toBe(true),
  );

  it.each(['NA', 'none', '0', 'no'])('reads %j as something', (cell) => expect(isEmptyCell(cell)).toBe(false));

  it("reads the site's own words for yes, no and no price", () => {
    const { read, readPrice } = createCellReaders({
      ...usualHabits,
      words: { ...usualHabits.words, yes: ['Ja'], no: ['Nein'], noPrice: ['Make an offer'] },
    });
    expect([read.truth('JA'), read.truth('nein'), read.truth('y'), read.truth('perhaps')]).toEqual([
      true,
      false,
      true,
      'perhaps',
    ]);
    expect(readPrice('make an offer').kind).toBe('none');
  });

  it('reads any status that says sold as sold, and unsold as for sale [B4.02]', () => {
    const { read } = createCellReaders(usualHabits);
    expect(['Sold', 'SOLD - to be picked up', 'Unsold', 'In Stock'].map((cell) => read.status(cell))).toEqual([
      'sold',
      'sold',
      'in_stock',
      'in_stock',
    ]);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildHoursView } from '../../view/hours/build-hours-view.ts';
import { HolidayHours } from './holiday-hours.tsx';
import { HoursTable } from './hours-table.tsx';
import { OpenNow } from './open-now.tsx';
import { useMinute } from './use-minute.ts';

vi.mock('./use-minute.ts', () => ({ useMinute: vi.fn(() => null) }));
afterEach(() => vi.mocked(useMinute).mockReturnValue(null));

const [place] = minimalSite('wattle').locations as [object];
const made = new Date('2026-12-20T23:00:00Z');
const hoursOf = (places: object = {}, fields: object = {}) => {
  const { site } = makeTestContext({ places, locations: [{ ...place, ...fields }] });
  const [location] = site.locations;
  if (location === undefined) throw new Error('the site has a place');
  return buildHoursView(location, made, site.config.places.holidayDays);
};
const at = (moment: string) => vi.mocked(useMinute).mockReturnValue(new Date(moment));
const marked = (markup: string) =>
  [...markup.matchAll(/<tr aria-current="date">(.*?)<\/tr>/g)].map(([, row]) => readText(row ?? ''));
const drawTable = () => renderToStaticMarkup(<HoursTable name="Moorooka" hours={hoursOf()} />);
const drawDialog = (places: object = {}) =>
  renderToStaticMarkup(<HolidayHours id="holidays" name="Moorooka" hours={hoursOf(places)} />);

it('shows no current state on the server, because pages are cached [L1.03]', () => {
  expect(renderToStaticMarkup(<OpenNow hours={hoursOf()} />)).not.toMatch(/open|closed/i);
  expect(marked(drawTable())).toEqual([]);
  expect(marked(drawDialog())).toEqual([]);
});

it('shows in the browser whether it is open now, and until when [L1.03]', () => {
  at('2026-12-21T01:00:00Z');
  const markup = renderToStaticMarkup(<OpenNow hours={hoursOf()} />);
  expect(readText(markup)).toBe('open now until 5:30 pm');
  expect(markup).toContain('data-is-open="true"');
  at('2026-12-21T09:00:00Z');
  expect(renderToStaticMarkup(<OpenNow hours={hoursOf()} />)).not.toContain('data-is-open');
});

it('marks today in the table by the location’s time zone [L2.65] [L9.12]', () => {
  at('2026-12-21T01:00:00Z');
  expect(marked(drawTable())).toEqual(['Mon-Fri 8:30 am to 5:30 pm']);
  at('2026-12-19T15:00:00Z');
  expect(marked(drawTable())).toEqual(['Sun Closed']);
});

it('shows both periods of a yard that closes for lunch [L2.65] [L3.06]', () => {
  at('2026-12-21T02:45:00Z');
  const openingHours = [{ days: 'Mon-Fri', hours: '8:30am-12:30pm, 1pm-5:30pm' }];
  const hours = hoursOf({}, { contact: { phone: '07 5550 1901', openingHours } });
  expect(marked(renderToStaticMarkup(<HoursTable name="Moorooka" hours={hours} />))).toEqual([
    'Mon-Fri 8:30 am to 12:30 pm, 1:00 pm to 5:30 pm',
  ]);
  expect(readText(renderToStaticMarkup(<OpenNow hours={hours} />))).toBe('closed now, opens again at 1 pm');
});

it('says neither open nor closed of a location whose dealer gave no hours [L3.06]', () => {
  at('2026-12-25T01:00:00Z');
  const hours = hoursOf({}, { contact: { phone: '07 5550 1901' } });
  const drawn = [
    <OpenNow key="now" hours={hours} />,
    <HoursTable key="table" name="Moorooka" hours={hours} />,
    <HolidayHours key="holidays" id="holidays" name="Moorooka" hours={hours} />,
  ].map((part) => readText(renderToStaticMarkup(part)));
  expect(drawn).toEqual(['', 'Call us for our hours.', '']);
});

it('shows Today on a holiday with its name and hours, and marks no usual day [L9.15]', () => {
  at('2026-12-25T01:00:00Z');
  expect(marked(drawTable())).toEqual(['Today, Christmas Day Closed']);
  expect(marked(drawDialog())).toEqual(['Today Christmas Day Closed']);
});

it('lists the dates ahead in a closed dialog that opens without scripts [L2.67]', () => {
  const markup = drawDialog();
  // The first button opens the dialog and the second closes it, both without scripts.
  expect(markup.match(/popoverTarget="[^"]*"(?: popoverTargetAction="hide" aria-label="Close")?/g)).toEqual([
    'popoverTarget="holidays"',
    'popoverTarget="holidays" popoverTargetAction="hide" aria-label="Close"',
  ]);
  expect(markup).toMatch(/<dialog id="holidays"[^>]*popover="auto"[^>]*aria-labelledby="holidays-title"/);
  expect(markup).not.toMatch(/<dialog[^>]* open/);
  expect(readText(markup)).toContain('Fri 25 Dec Christmas Day Closed');
});

it('drops days that have passed since rendering, and itself with the last of them [L2.67]', () => {
  at('2026-12-27T01:00:00Z');
  expect(readText(drawDialog())).toContain('Holiday hours, Moorooka Mon 28 Dec');
  at('2027-12-27T01:00:00Z');
  expect(drawDialog()).toBe('');
});

it('looks as far ahead as the site says [L2.67]', () => {
  expect(readText(drawDialog({ holidayDays: 6 }))).toMatch(/Sat 26 Dec Boxing Day Closed$/);
  expect(readText(drawDialog({ holidayDays: 5 }))).toMatch(/Fri 25 Dec Christmas Day Closed$/);
  expect(drawDialog({ holidayDays: 2 })).toBe('');
});

it('shows the dealer’s hours for a date [L3.07]', () => {
  const specialHours = [{ date: '2026-12-31', location: { id: 1 }, hours: { begin: '10:00', end: '14:30' } }];
  expect(readText(drawDialog({ specialHours }))).toContain('Thu 31 Dec 10:00 am to 2:30 pm');
});

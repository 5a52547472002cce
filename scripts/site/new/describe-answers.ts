import { formatHours } from '../../../src/locations/rules/format-clock.ts';
import { readKnownHours, type WrittenRow } from './answers/read-opening-hours.ts';
import { listLicences } from './list-licences.ts';
import { describeHolidays } from './public-holidays.ts';
import type { LocationAnswers, SiteAnswers } from './site-answers.ts';

/** An opening time from 5 pm on is probably a mistake, such as '5.30-8.30', which is read as 5.30 pm to 8.30 pm. */
const evening = '17:00';

const describeRow = ({ days, status, periods }: WrittenRow): string =>
  `${days} ${formatHours(periods) ?? status.toLowerCase()}`;

const describeLocation = (
  { street, suburb, state, postcode, phone, openingHours }: LocationAnswers,
  siteState: SiteAnswers['state'],
): readonly string[] => {
  const place = `  ${street}, ${suburb} ${state ?? siteState} ${postcode}, ${phone}`;
  if (openingHours === undefined) return [place, '    No hours: pages will ask shoppers to call you.'];
  const { rows } = readKnownHours(openingHours);
  const late = rows.filter(({ periods: [first] }) => first !== undefined && first.open >= evening);
  return [
    place,
    `    ${rows.map(describeRow).join('; ')}`,
    ...late.map(({ days }) => `    Check ${days}: it opens in the evening. For the morning, write am.`),
  ];
};

const describeLicences = (site: SiteAnswers): readonly string[] => {
  const licences = listLicences(site).map(({ label, number }) => `${label} ${number ?? 'missing'}`);
  return licences.length === 0 ? [] : [`  Licences: ${licences.join(', ')}`];
};

export const describeAnswers = (site: SiteAnswers): readonly string[] => [
  'We read:',
  ...site.locations.flatMap((location) => describeLocation(location, site.state)),
  ...describeHolidays(site),
  ...describeLicences(site),
];

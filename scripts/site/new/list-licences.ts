import { type State, stateFacts } from './answers/states.ts';
import type { LocationAnswers, SiteAnswers } from './site-answers.ts';

type Site = Pick<SiteAnswers, 'state' | 'licenceNumber' | 'locations'>;

/** A licence belongs to a state, so the site's licence applies only to locations in the site's own state. */
export const findLicence = (
  site: Omit<Site, 'locations'>,
  { licenceNumber, state = site.state }: Pick<LocationAnswers, 'licenceNumber' | 'state'>,
): string | null => licenceNumber ?? (state === site.state ? site.licenceNumber : null);

export const listStates = ({
  state,
  locations,
}: {
  readonly state: State;
  readonly locations: readonly Pick<LocationAnswers, 'state'>[];
}): readonly State[] => [...new Set([state, ...locations.map((location) => location.state ?? state)])];

interface StateLicence {
  readonly state: State;
  readonly label: string;
  readonly number: string | null;
}

export const listLicences = (site: Site): readonly StateLicence[] => {
  const states = listStates(site);
  const licences = states.map((state) => {
    const { licenceLabel } = stateFacts[state];
    const locations = site.locations.filter((location) => (location.state ?? site.state) === state);
    const numbers = [
      ...(state === site.state ? [site.licenceNumber] : []),
      ...locations.map((location) => findLicence(site, location)),
    ];
    return {
      state,
      label: states.length === 1 ? licenceLabel : `${licenceLabel} (${state})`,
      number: numbers.find((number) => number !== null) ?? null,
    };
  });
  return licences.some(({ number }) => number !== null) ? licences : [];
};

export const listUnlicensed = (site: Site): readonly number[] =>
  listLicences(site).length === 0
    ? []
    : [...site.locations.keys()].filter((index) => {
        const location = site.locations[index];
        return location !== undefined && findLicence(site, location) === null;
      });

import { stateFacts } from './states.ts';

const labels = Object.values(stateFacts).map(({ licenceLabel }) => licenceLabel);
const words = ['licence', 'license', 'dealer', 'number', 'no', 'lic'];
const label = new RegExp(`^(?:(?:${[...labels, ...words].join('|')})(?![a-z])[\\s.:#]*)+(?=.*\\d)`, 'i');

/** Drops the licence's name, because pages write it before the number: 'LMCT 11422' is '11422'. */
export const readLicence = (text: string): string => text.trim().replace(label, '');

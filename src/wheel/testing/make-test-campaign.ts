import { type Campaign, wheelConfig } from '../rules/config.ts';

export const testCampaign = (changes: object = {}) => ({
  key: 'spring',
  name: 'The spring wheel',
  lead: 'Turn it once.',
  termsPath: '/wheel-terms',
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  redeem: 'Show the code at the counter.',
  prizes: [
    { key: 'ramps', words: 'a set of ramps', label: 'Ramps', weight: 20, quantity: 5, terms: 'One a van.' },
    { key: 'nothing', words: 'No prize this time', label: 'No prize', weight: 80, isPrize: false },
  ],
  ...changes,
});

export const makeTestCampaign = (changes: object = {}): Campaign => {
  const { campaign } = wheelConfig.parse({ campaign: testCampaign(changes) });
  if (campaign === null) throw new Error('The test campaign was not parsed.');
  return campaign;
};

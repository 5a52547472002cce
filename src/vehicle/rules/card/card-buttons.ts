/** Every button that a card can have. @spec B2.25 */
export const cardButtons = ['viewDetails', 'reserveNow', 'getFinance', 'bookTestDrive', 'enquire', 'shopNow'] as const;

export type CardButtonName = (typeof cardButtons)[number];

/** The buttons whose pages there are: a site's file can switch on no other. Who builds a button's page adds it here. */
export const servedCardButtons: readonly CardButtonName[] = [
  'viewDetails',
  'reserveNow',
  'bookTestDrive',
  'enquire',
  'getFinance',
];

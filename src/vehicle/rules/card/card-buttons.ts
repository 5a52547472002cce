/** Every button that a card can have. @spec B2.25 */
export const cardButtons = ['viewDetails', 'reserveNow', 'getFinance', 'bookTestDrive', 'enquire', 'shopNow'] as const;

export type CardButtonName = (typeof cardButtons)[number];

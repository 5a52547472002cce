import type { LeadStage, LostReason } from '#src/leads/rules/lead-stages.ts';

export const stageWords: Readonly<Record<LeadStage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment',
  testDrive: 'Test drive',
  offer: 'Offer',
  sold: 'Sold',
  lost: 'Lost',
};

export const lostReasonWords: Readonly<Record<LostReason, string>> = {
  boughtElsewhere: 'Bought elsewhere',
  price: 'Price',
  vehicleGone: 'Vehicle unavailable',
  finance: 'Finance declined',
  tradeIn: 'Trade-in value',
  noAnswer: 'No answer',
  notSerious: 'Not a buyer',
  other: 'Other',
};

export const stageTones: Readonly<Record<LeadStage, 'new' | 'open' | 'won' | 'lost'>> = {
  new: 'new',
  contacted: 'open',
  appointment: 'open',
  testDrive: 'open',
  offer: 'open',
  sold: 'won',
  lost: 'lost',
};

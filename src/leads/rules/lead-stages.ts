export const leadStages = ['new', 'contacted', 'appointment', 'testDrive', 'offer', 'sold', 'lost'] as const;

export type LeadStage = (typeof leadStages)[number];

export const isLeadStage = (text: string): text is LeadStage => leadStages.some((stage) => stage === text);

export const isDone = (stage: LeadStage): boolean => stage === 'sold' || stage === 'lost';

export const lostReasons = [
  'boughtElsewhere',
  'price',
  'vehicleGone',
  'finance',
  'tradeIn',
  'noAnswer',
  'notSerious',
  'other',
] as const;

export type LostReason = (typeof lostReasons)[number];

export const isLostReason = (text: string): text is LostReason => lostReasons.some((reason) => reason === text);

/** 'closed' deliveries aren't sent, because the site no longer names their target. */
export const deliveryStates = ['waiting', 'delivered', 'written', 'dead', 'closed'] as const;

/**
 * The states that a filter of leads accepts. A lead has the states of all its deliveries; 'trapped' leads came from a
 * bot.
 */
export const leadStates = [...deliveryStates, 'trapped'] as const;

export type LeadState = (typeof leadStates)[number];

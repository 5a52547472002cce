/** 'closed' deliveries aren't sent, because the site's settings no longer contain their target. */
export const deliveryStates = ['waiting', 'delivered', 'written', 'dead', 'closed'] as const;

/**
 * The states by which leads can be filtered. A lead has the states of all its deliveries; 'trapped' leads came from a
 * bot.
 */
export const leadStates = [...deliveryStates, 'trapped'] as const;

export type LeadState = (typeof leadStates)[number];

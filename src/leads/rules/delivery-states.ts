/** 'closed' means not to be sent: the site no longer names the target, and the lead was resent to the current one. */
export const deliveryStates = ['waiting', 'delivered', 'written', 'dead', 'closed'] as const;

/** A lead matches the state of any of its deliveries, or 'trapped' if it's a bot's. */
export const leadStates = [...deliveryStates, 'trapped'] as const;

export type LeadState = (typeof leadStates)[number];

/** 'closed' is never sent: the site no longer names the target, and the lead was resent to the current one. */
export const deliveryStates = ['waiting', 'delivered', 'written', 'dead', 'closed'] as const;

/** States to filter leads by: the state of any delivery, or 'trapped' for a bot's lead. */
export const leadStates = [...deliveryStates, 'trapped'] as const;

export type LeadState = (typeof leadStates)[number];

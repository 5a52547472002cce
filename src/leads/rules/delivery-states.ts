/** 'closed' deliveries aren't sent: the lead was resent after the site stopped naming their target. */
export const deliveryStates = ['waiting', 'delivered', 'written', 'dead', 'closed'] as const;

/** States to filter leads by. A lead matches the state of each of its deliveries, and 'trapped' if a bot sent it. */
export const leadStates = [...deliveryStates, 'trapped'] as const;

export type LeadState = (typeof leadStates)[number];

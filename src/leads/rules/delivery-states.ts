/** A resend marks an undelivered delivery as 'closed' if the site's settings no longer contain its target. */
export const deliveryStates = ['waiting', 'delivered', 'written', 'dead', 'closed'] as const;

/** Filters for leads: by the state of any of their deliveries, or 'trapped' for leads from bots. */
export const leadStates = [...deliveryStates, 'trapped'] as const;

export type LeadState = (typeof leadStates)[number];

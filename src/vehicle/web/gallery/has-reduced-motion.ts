/** Whether the shopper's device asks for no motion. */
export const hasReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

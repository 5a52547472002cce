export const hasReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

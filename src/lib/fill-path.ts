/** The address that a pattern with one ':' stands for, such as that of a vehicle by its slug. */
export const fillPath = (pattern: string, value: string | number): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(value));

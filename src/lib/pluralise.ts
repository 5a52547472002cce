const unchanged = /(chassis|series|s)$/i;
const withEs = /(ch|sh|x|z)$/i;

/** The plural of an English name of a body or vehicle: 'SUV' becomes 'SUVs', 'Hatch' 'Hatches', 'Cab Chassis' stays. */
export const pluralise = (name: string): string => {
  if (unchanged.test(name)) return name;
  return withEs.test(name) ? `${name}es` : `${name}s`;
};

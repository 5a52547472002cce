const unchanged = /(chassis|series|[^u]s)$/i;
/** A 'ch' that sounds like 'k' takes no 'e': 'Pantechs'. */
const withoutEs = /tech$/i;
const withEs = /(ch|sh|us|x|z)$/i;

/** The plural of an English name of a body or vehicle: 'SUV' becomes 'SUVs', 'Hatch' 'Hatches', 'Cab Chassis' stays. */
export const pluralise = (name: string): string => {
  if (unchanged.test(name)) return name;
  return withEs.test(name) && !withoutEs.test(name) ? `${name}es` : `${name}s`;
};

const label = /^(?:LMCT|LVD|motor (?:vehicle )?(?:dealer|trader)|dealer|licen[cs]e|lic|number|no)(?![a-z])[\s.:#]*/i;

/** Drops the licence's name in front of the number: 'LMCT 11422' becomes '11422'. */
export const readLicence = (text: string): string => {
  const rest = text.trim().replace(label, '');
  return rest === text.trim() || !/\d/.test(rest) ? text.trim() : readLicence(rest);
};

/** The dealer's main place: the one that is marked, else the first. @spec L3.05 */
export const findPrimaryLocation = <Location extends { readonly primary?: boolean | undefined }>(
  locations: readonly Location[],
): Location | undefined => locations.find(({ primary }) => primary === true) ?? locations[0];

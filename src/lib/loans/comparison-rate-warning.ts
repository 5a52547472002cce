/** The warning that goes with every comparison rate, in its short form (Regulation 99 of the National Credit Code). */
export const comparisonRateWarning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

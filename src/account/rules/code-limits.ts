/** Digits of a code. @spec D.28 */
export const codeLength = 6;

/** For how long a code is good. @spec D.28 */
export const codeMinutes = 10;

/** How often a code can be typed wrongly. @spec D.28 */
export const mostTries = 5;

/** After how long another code can be asked for. */
export const codePauseSeconds = 30;

/** Codes to one number of one site in a while that is long enough for who has no reception. */
export const numberLimit = { most: 3, minutes: 15 } as const;

/** Codes to one number of one site in a day: five guesses at each of a million codes are no way in. */
export const numberDayLimit = 10;

/** Codes of one site to all numbers in an hour: what somebody with many addresses can cost its dealer. */
export const siteHourLimit = 300;

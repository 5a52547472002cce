/** Letters and digits of the code of a prize: one is shown at a counter, and cannot be guessed. */
export const prizeCodeLength = 8;

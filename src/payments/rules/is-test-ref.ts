/** What the names of the test gateway's payments begin with. */
export const testRefPrefix = 'test_';

/** Whether a payment is one of the test gateway's. @spec D.59 */
export const isTestRef = (ref: string): boolean => ref.startsWith(testRefPrefix);

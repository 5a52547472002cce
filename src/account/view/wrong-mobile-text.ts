/** The error for a number that isn't an Australian mobile. The server and the browser use the same words. @spec D.28 */
export const wrongMobileText = 'Please enter an Australian mobile number, such as 0412 345 678.';

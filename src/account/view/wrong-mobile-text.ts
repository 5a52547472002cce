/** @spec D.28 */
export const wrongMobileText = 'Please enter an Australian mobile number, such as 0412 345 678.';

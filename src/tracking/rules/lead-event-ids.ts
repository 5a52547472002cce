/** Forms that were sent, with the number that each goes by. Apart from `eventIds`, which every page carries. @spec L4.09, L9.01, L9.02, B7.28 */
export const leadEventIds = {
  financeEnquiry: 9,
  newEnquiry: 14,
  usedEnquiry: 15,
  generalEnquiry: 22,
  careersEnquiry: 51,
} as const;

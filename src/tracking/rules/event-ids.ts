/** What shoppers do that is counted, with the number that each goes by. @spec B7.23 to B7.32, B4.49, B4.55 */
export const eventIds = {
  usedVehicleView: 4,
  financeEnquiry: 9,
  newEnquiry: 14,
  usedEnquiry: 15,
  newTestDrive: 17,
  generalEnquiry: 22,
  callDealer: 25,
  financeCalculatorUsed: 26,
  favourite: 39,
  usedTestDrive: 48,
  searchPageView: 49,
  careersEnquiry: 51,
  historyReport: 60,
  print: 61,
} as const;

/** Whether an event may have this number. */
export const isKnownEventId = (id: number): boolean => Object.values<number>(eventIds).includes(id);

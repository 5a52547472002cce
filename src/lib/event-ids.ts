/** @spec B7.23 to B7.32, B4.49, B4.55 */
export const eventIds = {
  usedVehicleView: 4,
  newTestDrive: 17,
  callDealer: 25,
  financeCalculatorUsed: 26,
  favourite: 39,
  usedTestDrive: 48,
  searchPageView: 49,
  historyReport: 60,
  print: 61,
} as const;

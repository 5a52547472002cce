const everydayNames: Readonly<Record<string, string>> = {
  location_code: 'yard',
  odometer: 'kilometres',
  make_model: 'make and model',
};

export const toEveryday = (column: string): string => everydayNames[column] ?? column.replaceAll('_', ' ');

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day 'YYYY-MM-DD' in Australian form: '20/11/2026'. */
export const formatDate = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

/** A month 'YYYY-MM' in words: 'March 2021'. */
export const formatMonth = (month: string): string => {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number} ${year}`;
};

/** A day 'YYYY-MM-DD' in words: '5 March 2021'. */
export const formatDayInWords = (day: string): string => `${Number(day.slice(8, 10))} ${formatMonth(day.slice(0, 7))}`;

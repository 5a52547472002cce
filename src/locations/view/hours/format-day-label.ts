import { findWeekday } from '../../rules/hours/find-weekday.ts';
import { shortWeekdayNames } from '../../rules/weekday-names.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day 'YYYY-MM-DD' as a list of days names it: 'Thu 24 Dec'. */
export const formatDayLabel = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${shortWeekdayNames[findWeekday(day)]} ${date} ${monthNames[(month ?? 1) - 1]}`;
};

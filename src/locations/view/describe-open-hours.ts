import type { OpeningHours } from '#src/sites/config/resolved-site.ts';

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** '17:30' as '5:30 pm'. @spec L9.16 */
const formatTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 === 0 ? 12 : hours % 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${half}`;
};

/** Weekday and 'HH:MM' of a moment in a time zone. */
const localTime = (now: Date, timeZone: string): { weekday: number; time: string } => {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((entry) => entry.type === type)?.value ?? '';
  return { weekday: weekdayNames.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
};

/** Whether a place is open at a moment, in words: 'open today until 5:30 pm', 'opens at 8 am', 'closed today'. */
export const describeOpenHours = (hours: readonly OpeningHours[], now: Date, timeZone: string): string | null => {
  const { weekday, time } = localTime(now, timeZone);
  const today = hours.find((entry) => entry.weekday === weekday);
  if (today === undefined) return null;
  if (today.status !== 'Open' || today.open === null || today.close === null)
    return today.status === 'Closed' ? 'closed today' : today.status.toLowerCase();
  if (time < today.open) return `opens today at ${formatTime(today.open)}`;
  return time < today.close ? `open today until ${formatTime(today.close)}` : `closed since ${formatTime(today.close)}`;
};

/** Formats '17:30' as '5:30 pm'. @spec L9.16 */
export const formatClock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
};

/** Null without times. @spec L3.06 */
export const formatHours = (open: string | null, close: string | null): string | null =>
  open === null || close === null ? null : `${formatClock(open)} to ${formatClock(close)}`;

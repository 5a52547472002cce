const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

export const describeMinutes = (minutes: number | null): string => {
  if (minutes === null) return '–';
  if (minutes < hourMinutes - 0.5) return `${Math.round(minutes)} min`;
  if (minutes < dayMinutes - 3) return `${(minutes / hourMinutes).toFixed(1)} h`;
  return `${(minutes / dayMinutes).toFixed(1)} days`;
};

import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';

const formatOf = createZonedFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export const localMoment = (moment: Date, timeZone: string): { readonly day: string; readonly time: string } => {
  const [day = '', time = ''] = formatOf(timeZone).format(moment).split(' ');
  return { day, time };
};

import { loadCalendarFeed } from './calendar-feed.server.ts';

export const loader = loadCalendarFeed;

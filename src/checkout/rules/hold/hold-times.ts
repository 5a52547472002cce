const minuteMs = 60_000;

/** How long a reservation holds its vehicle, in milliseconds, once it is paid. @spec B9.28 */
export const holdMs = 48 * 60 * minuteMs;

/** How long a vehicle is kept for somebody who is paying, in milliseconds. */
export const payingMs = 10 * minuteMs;

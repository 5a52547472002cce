export const maxQueryLength = 200;

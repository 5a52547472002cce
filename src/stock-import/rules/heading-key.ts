export const toHeadingKey = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

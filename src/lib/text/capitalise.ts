/** With a capital first letter, the rest as it is: 'coming soon' as 'Coming soon'. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

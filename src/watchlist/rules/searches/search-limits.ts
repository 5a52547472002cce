/** Most searches that one visitor keeps at a site. */
export const mostSearches = 20;
/** Most vehicles of a search whose new ones are told: one that finds more says nothing about a wish. */
export const mostFollowed = 500;
/** Vehicles that a search has known and that left it, at the most, kept so that they are not told again when they are back. */
export const mostRemembered = 1_500;
/** Longest name of a search, in characters. */
export const maxNameLength = 80;

/** Mails in a day that ask one visitor, or one address of a site, whether an address is theirs: what somebody can send to others by us. */
export const mostAsksADay = 3;

/** For how long the link of such a mail is good, in days. */
export const confirmDays = 3;

/** Query parameters by which the link of a mail says whose it is: nobody but its reader may know what they hold. @spec D.22, L2.30 */
export const secretParameters = { visit: 'visit', token: 'token' } as const;

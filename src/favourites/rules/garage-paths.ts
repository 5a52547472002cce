/** @spec L2.17, D.30 */
export const garagePaths = ['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco', '/my-garage'] as const;

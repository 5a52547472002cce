/** @spec D.22, L2.30 */
export const secretParameters = { visit: 'visit', token: 'token' } as const;

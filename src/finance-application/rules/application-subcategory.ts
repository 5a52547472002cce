/** Subcategory of the lead that an application becomes. @spec D.41 */
export const applicationSubcategory = 'Finance Application';

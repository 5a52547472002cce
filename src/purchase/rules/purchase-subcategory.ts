/** What the lead of an online purchase is about, beside the kind of its vehicle. */
export const purchaseSubcategory = 'Online Purchase';

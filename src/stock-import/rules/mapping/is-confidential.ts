/** Headings of confidential figures, such as wholesale prices. Cells under these headings never decide their column. */
const confidential = /cost|wholesale|trade|floor ?plan|invoice|margin|reserve|minimum|internal|\bint\b.*note|purchase/i;

export const isConfidential = (heading: string): boolean => confidential.test(heading);

const confidential =
  /cost|\bw['’/ .]?sale\b|wholesale|trade|\bfloor ?(?:plan|\$)|\binv\b|invoice|margin|profit|reserve|minimum|internal|\bint\b.*note|note.*\bint\b|purchase|\bbuy|bought|\bbook\b|landed|into[ -]?stock|\bow(?:e|es|ed|ing)\b|\bstands?\b|\bstood\b|\bstanding\b|pay-?out|\ball[ -]up\b|bailment/i;

export const isConfidential = (heading: string): boolean => confidential.test(heading.replaceAll('_', ' '));

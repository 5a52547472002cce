/** The part of an address that names a form: of `/cars/{slug}/enquire` and what stands below it, 'enquire'. */
export const findFormPage = (pathname: string): string => pathname.split('/')[3]?.replace(/\.data$/, '') ?? '';

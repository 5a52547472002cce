import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { ReadVisit } from './create-visit-reader.ts';
import type { PersonalPages } from './personal-pages.ts';

export interface FormPagesOptions {
  readonly pages: PersonalPages;
  /** Whether a page is one visitor's own. */
  readonly isPersonal: (pathname: string, site: ResolvedSite) => boolean;
  readonly readVisit: ReadVisit;
}

/** Pages that a form was sent to: one behind a gate stays open to a visitor who has signed in, and no other asks who it is. @spec L4.19 */
export const createFormPages = ({ pages, isPersonal, readVisit }: FormPagesOptions): PersonalPages => ({
  answer: async (request, reply, site, visitor) => {
    const [pathname = '/'] = request.url.split('?', 1);
    if (!isPersonal(pathname, site)) return pages.answer(request, reply, site, visitor);
    return pages.answer(request, reply, site, { ...visitor, visit: await readVisit(request, site) });
  },
});

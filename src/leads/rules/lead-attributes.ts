/** How a shopper came to a form. @spec L7.02 */
export interface LeadAttributes {
  /** Paths of the site's pages that were looked at before, the oldest first. */
  readonly visited_pages?: readonly string[];
  /** Of the address of the form's page, and the campaign of the page that the visit began with. */
  readonly linked_query_params?: Readonly<Record<string, string>>;
}

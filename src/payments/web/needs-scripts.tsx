/** Shown without scripts: the page has the dealer's phone number. */
export const NeedsScripts = () => (
  <noscript>
    <p>
      Paying by card needs JavaScript, which this browser has switched off. Switch it on, or call us on the number below
      and pay another way. Nothing is charged now.
    </p>
  </noscript>
);

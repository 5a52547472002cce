/** Says to whoever has no scripts how else to pay: the page has the number of the dealer. */
export const NeedsScripts = () => (
  <noscript>
    <p>
      Paying by card needs JavaScript, which this browser has switched off. Switch it on, or call us on the number below
      and we reserve it for you. Nothing is charged.
    </p>
  </noscript>
);

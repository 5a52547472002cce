const internal =
  /\bnotes?\b|\bremarks?\b|\bmemo\b|\bprivate\b|\boffice\b|\bstaff\b|\bfloor\b|\bbuy\b|\binternal\b|\bint\b|\brecon(?:dition\w*)?\b|\bworkshop\b|\bapprais\w+\b|\bvaluer?\b.*\bcomment|\bbuyers?\b|\bmanagers?\b|\badmin\b|\bconfidential\b|\bto ?do\b/i;

export const isInternal = (heading: string): boolean =>
  internal.test(heading.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));

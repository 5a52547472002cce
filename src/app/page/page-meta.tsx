import type { MetaDescriptor } from 'react-router';

const drawMeta = (descriptor: MetaDescriptor) => {
  const key = JSON.stringify(descriptor);
  // Links come before titles, because a link can have a title of its own.
  if ('tagName' in descriptor) {
    const { tagName: _, ...link } = descriptor;
    return <link key={key} {...link} />;
  }
  if ('title' in descriptor) return <title key="title">{String(descriptor.title)}</title>;
  if ('script:ld+json' in descriptor) {
    const __html = JSON.stringify(descriptor['script:ld+json']).replaceAll('<', '\\u003c');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every '<' is escaped.
    return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
  }
  return <meta key={key} {...descriptor} />;
};

export const PageMeta = ({ descriptors }: { readonly descriptors: readonly (MetaDescriptor | undefined)[] }) => (
  <>{descriptors.map((descriptor) => descriptor && drawMeta(descriptor))}</>
);

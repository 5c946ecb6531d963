import { type DataNode, graphText } from '@/lib/seo/structured-data';

/** What the page says, for machines. */
export function StructuredData({ nodes }: { nodes: readonly DataNode[] }) {
  // React would escape the quotes; there is no `<` in it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(nodes) }} />;
}

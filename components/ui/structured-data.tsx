import { type DataNode, graphText } from '@/lib/seo/structured-data';

/** The page's structured data (JSON-LD). */
export function StructuredData({ nodes }: { nodes: readonly DataNode[] }) {
  // As a child, React would escape the quotes. `graphText` contains no `<`.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(nodes) }} />;
}

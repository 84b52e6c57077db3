import type { BreadcrumbList, FAQPage, Organization } from 'schema-dts';
import { inlineJson } from './inline-json.ts';

/** Kinds of facts that pages tell; others are added with their first use. */
type Fact = Exclude<BreadcrumbList | FAQPage | Organization, string>;

/** Facts about a page for search engines, by schema.org. */
export const StructuredData = ({ data }: { data: Fact }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: inlineJson({ '@context': 'https://schema.org', ...data }) }}
  />
);
